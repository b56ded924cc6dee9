# الأفكار: صفحاتها وأسماؤها وجملة عن كل منها.
themes = في هذه التوليفة
themes-heading = الأفكار
themes-lead = الأفكار التي تقوم عليها التوليفات. تعدّ الأرقام الأيام التي أنهيتها؛ أما فكرة لغز لم تنهه فلا تظهر هنا.
themes-lead-all = تعدّ الأرقام كل الأيام الماضية، ومنها ما لم تنهه.
themes-link = تصفّح حسب الفكرة
themes-all-themes = كل الأفكار
themes-days =
    { $n ->
        [0] لا يوم بعد
        [one] يوم واحد
        [two] يومان
        [few] { $count } أيام
        [many] { $count } يومًا
       *[other] { $count } يوم
    }
themes-own-heading = الأيام التي أنهيتها
themes-all-heading = كل الأيام الماضية
themes-all-link = اعرض كل الأيام الماضية
themes-all-warning = انتبه: هذا يكشف فكرة ألغاز لم تنهها بعد. ولا يظهر لغز اليوم هنا قبل أن تنهيه.
themes-own-link = الأيام التي أنهيتها فقط
themes-empty-heading = لا يوم هنا بعد
themes-empty-new = تمتلئ هذه الصفحة كلما لعبت. حين تنهي لغزًا، حللته أم لم تحله، تظهر أفكاره ويأخذ يومه مكانه هنا. ولا تظهر قبل ذلك، لأن معرفة الفكرة نصف الحل.
themes-empty-other = لا توجد هذه الفكرة في أي يوم أنهيته. ولا تظهر الأيام التي لم تنهها، لأن معرفة الفكرة نصف الحل.
themes-empty-all = لا توجد هذه الفكرة في أي يوم ماضٍ.
themes-today = لغز اليوم
themes-newest = أحدث الأيام
themes-older = أيام أقدم
themes-pages = الصفحات
themes-waiting = لم تُراجَع بعض الأيام القديمة بعد؛ عد بعد قليل.

theme-block = حصر
theme-block-about = بعد النقلة الأخيرة تبقى للخصم قطع ولا تبقى له نقلة.
theme-block-about--draughts = بعد الحركة الأخيرة تبقى للخصم قطع ولا تبقى له حركة.
theme-lets-crown = تتويج للخصم ثم أكل دامته
theme-lets-crown--draughts = تتويج للخصم ثم أسر ملكه
theme-lets-crown-about = يُترك حجر للخصم يُتوَّج، ثم تُؤكل دامته.
theme-lets-crown-about--draughts = يُترك حجر للخصم يُتوَّج، ثم يُؤسر ملكه.
theme-decoyed-king = استدراج دامة
theme-decoyed-king--draughts = استدراج ملك
theme-decoyed-king-about = تُجبر دامة الخصم على الأكل، ثم تُؤكل حيث وقفت.
theme-decoyed-king-about--draughts = يُجبر ملك الخصم على الأسر، ثم يُؤسر حيث وقف.
theme-king-sacrifice = تضحية بدامة
theme-king-sacrifice--draughts = تضحية بملك
theme-king-sacrifice-about = يضحي الفائز بدامة له.
theme-king-sacrifice-about--draughts = يضحي الفائز بملك له.
theme-man-finishes = حجر يختم
theme-man-finishes-about = في النقلة الأخيرة يأكل حجر قطعتين أو أكثر.
theme-man-finishes-about--draughts = في الحركة الأخيرة يأسر حجر قطعتين أو أكثر.
theme-switchback = ذهاب وإياب
theme-switchback-about = تذهب قطعة ثم تعود في النقلة التالية إلى مربعها.
theme-switchback-about--draughts = تذهب قطعة ثم تعود في الحركة التالية إلى مربعها.
theme-round-trip = دورة كاملة
theme-round-trip-about = تأكل السلسلة الأخيرة أربع قطع أو أكثر وتنزل ثانيةً على المربع الذي بدأت منه.
theme-round-trip-about--draughts = يشمل الأسر المتعدد الأخير أربع قطع أو أكثر وينزل ثانيةً على المربع الذي بدأ منه.
theme-great-sacrifice = تضحية كبيرة
theme-great-sacrifice-about = يُضحَّى في الطريق بثلاث قطع أو أكثر.
theme-quiet-promotion = تتويج هادئ
theme-quiet-promotion-about = يبلغ حجر الصف الأخير قبل النقلة الأخيرة من غير أن يأكل شيئًا.
theme-quiet-promotion-about--draughts = يبلغ حجر الصف الأخير قبل الحركة الأخيرة من غير أن يأسر شيئًا.
theme-promotion = تتويج في الطريق
theme-promotion-about = يُتوَّج حجر قبل النقلة الأخيرة.
theme-promotion-about--draughts = يُتوَّج حجر قبل الحركة الأخيرة.
theme-last-move-promotion = تتويج في النقلة الأخيرة
theme-last-move-promotion--draughts = تتويج في الحركة الأخيرة
theme-last-move-promotion-about = تتوّج النقلة الأخيرة حجرًا.
theme-last-move-promotion-about--draughts = تتوّج الحركة الأخيرة حجرًا.
theme-staircase = واحدة بعد واحدة
theme-staircase-about = يُجبر الخصم على الأكل في كل نقلة، قطعة واحدة كل مرة.
theme-staircase-about--draughts = يُجبر الخصم على الأسر في كل حركة، قطعة واحدة كل مرة.
theme-long-chain = سلسلة طويلة
theme-long-chain--draughts = أسر متعدد طويل
theme-long-chain-about = تأكل النقلة الأخيرة ثماني قطع أو أكثر.
theme-long-chain-about--draughts = تأسر الحركة الأخيرة ثماني قطع أو أكثر.
theme-men-only = أحجار فقط
theme-men-only-about = لا دامة لأحد في الوضع الأول.
theme-men-only-about--draughts = لا ملك لأحد في الوضع الأول.
theme-double-offer = تضحيتان على عمودين
theme-double-offer-about = يُضحَّى في نقلتين مختلفتين بقطع على أعمدة مختلفة.
theme-double-offer-about--draughts = يُضحَّى في حركتين مختلفتين بقطع على أعمدة مختلفة.
theme-double-sacrifice = تضحية بقطعتين
theme-double-sacrifice-about = يُضحَّى في الطريق بقطعتين لا أكثر.
theme-sacrifice = تضحية بقطعة
theme-sacrifice-about = يُضحَّى في الطريق بقطعة واحدة لا أكثر.
theme-quiet-follow-up = متابعة هادئة
theme-quiet-follow-up-about = بعد مفتاح الحل تأتي نقلة أخرى لا تأكل شيئًا.
theme-quiet-follow-up-about--draughts = بعد مفتاح الحل تأتي حركة أخرى لا تأسر شيئًا.
theme-king-tour = جولة دامة
theme-king-tour--draughts = جولة ملك
theme-king-tour-about = في النقلة الأخيرة تأكل دامة أربع قطع أو أكثر.
theme-king-tour-about--draughts = في الحركة الأخيرة يأسر ملك أربع قطع أو أكثر.
theme-decoyed-man = استدراج حجر
theme-decoyed-man-about = يُجبر حجر للخصم على الأكل، ثم يُؤكل حيث وقف.
theme-decoyed-man-about--draughts = يُجبر حجر للخصم على الأسر، ثم يُؤسر حيث وقف.
theme-few-pieces = قطع قليلة
theme-few-pieces-about = في الوضع الأول ثماني قطع على الأكثر للطرفين معًا.

## أفكار السباق على النجمة.
theme-backward = حركة تبتعد عن الوجهة
theme-backward-about = في إحدى حركات الفائز تبتعد قطعته عن وجهتها.
theme-own-bridge = بناء جسر ثم القفز فوقه
theme-own-bridge-about = يضع الفائز قطعة له جسرًا ثم يقفز فوقها.
theme-makes-room = إفساح مكان في الوجهة
theme-makes-room-about = تتحرك قطعة وصلت إلى الوجهة مرة أخرى فتخلي خانتها.
theme-lone-runner = قطعة واحدة حتى النهاية
theme-lone-runner-about = قطعة واحدة بعينها تؤدي كل حركات الفائز.
theme-quiet-step = خطوة هادئة أولًا
theme-quiet-step-about = مفتاح الحل خطوة واحدة لا قفزة.
theme-long-hops = سلسلة قفزات طويلة
theme-long-hops-about = يقفز الفائز ثلاث قفزات أو أكثر في حركة واحدة.
theme-relay = قطعة أخرى في كل حركة
theme-relay-about = تؤدي كل حركة من حركات الفائز قطعة أخرى.
theme-foreign-bridge = قفزة فوق قطعة الخصم
theme-foreign-bridge-about = يقفز الفائز فوق قطعة للخصم كأنها جسر له.
