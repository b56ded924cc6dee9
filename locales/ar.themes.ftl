# أفكار السباق على النجمة.
theme-backward = حركة تبتعد عن الوجهة
theme-own-bridge = بناء جسر ثم القفز فوقه
theme-foreign-bridge = قفزة فوق قطعة الخصم
theme-lone-runner = قطعة واحدة حتى النهاية
theme-quiet-step = خطوة هادئة أولًا
theme-long-hops = سلسلة قفزات طويلة
theme-makes-room = إفساح مكان في الوجهة
theme-relay = قطعة أخرى في كل حركة
