# ما تضيفه الصفحات: صفحات القواعد، وأفكار التوليفة، ومحاولاتك.
rules-heading = قواعد { $game }
rules-lead = كل قاعدة كما تُطبق هنا، ومع كل منها رقعة تجربها. لا يُحسب شيء على هذه الرقع.
try-legal = النقلة `{ $move }` صحيحة.
try-takes =
    { $n ->
        [zero] النقلة `{ $move }` لا تأكل شيئًا.
        [one] النقلة `{ $move }` تأكل قطعة واحدة.
        [two] النقلة `{ $move }` تأكل قطعتين.
        [few] النقلة `{ $move }` تأكل { $n } قطع.
        [many] النقلة `{ $move }` تأكل { $n } قطعة.
       *[other] النقلة `{ $move }` تأكل { $n } قطعة.
    }
try-crowned = يُتوَّج الحجر دامة.
ending-no-pieces =
    { $side ->
        [white] فاز الأبيض: لم تبقَ للأسود قطعة.
       *[black] فاز الأسود: لم تبقَ للأبيض قطعة.
    }
ending-no-moves =
    { $side ->
        [white] فاز الأبيض: لا نقلة للأسود.
       *[black] فاز الأسود: لا نقلة للأبيض.
    }
ending-king-v-king = تعادل: دامة ضد دامة.
ending-one-each = تعادل: قطعة واحدة لكل لاعب.
rule-capture-compulsory = لا تصح هذه النقلة: الأكل إجباري.
rule-longer-chain = لا تصح هذه النقلة: السلسلة التي تأكل أكبر عدد إجبارية.
rule-priority = لا تصح هذه النقلة: أكل آخر له الأولوية.
rule-no-turn-back = لا تصح هذه النقلة: تمنع الاستدارة 180° داخل السلسلة.
rule-men-not-back = لا تصح هذه النقلة: الحجر لا يرجع إلى الخلف.
rule-not-your-piece = ليس الدور لهذه القطعة.
rule-no-piece = لا قطعة على هذا المربع.
rule-path-blocked = لا تصح هذه النقلة: الطريق مسدود.
rule-square-taken = لا تصح هذه النقلة: المربع مشغول.
rule-beyond-reach = لا تصل هذه القطعة إلى هناك.
rule-chain-unfinished = لم تنته السلسلة: الأكل مستمر.
rule-ambiguous = تنطبق على أكثر من نقلة. المس كل المحطات.
rule-unreadable = هذه ليست نقلة.
rule-game-over = انتهت اللعبة، ولا نقلة بعدها.


my-attempts = محاولاتك
themes = في هذه التوليفة
composed-by = تأليف:
theme-block = حصر
theme-man-finishes = حجر يختم
theme-decoyed-king = دامة مستدرجة
theme-lets-crown = تتويج للخصم ثم أكل دامته
theme-king-sacrifice = تضحية بدامة
theme-promotion = تتويج في الطريق
theme-quiet-promotion = تتويج هادئ
theme-last-move-promotion = تتويج في النقلة الأخيرة
theme-men-only = أحجار فقط
theme-staircase = درج
theme-switchback = ذهاب وإياب
theme-round-trip = دورة كاملة
theme-great-sacrifice = تضحية كبيرة
theme-decoyed-man = حجر مستدرج
theme-double-offer = تضحيتان على عمودين
theme-double-sacrifice = تضحية بقطعتين
theme-sacrifice = تضحية بقطعة
theme-quiet-follow-up = نقلة هادئة ثانية
theme-long-chain = سلسلة طويلة
theme-king-tour = جولة دامة
theme-few-pieces = قطع قليلة
board-try = جرّب على هذه الرقعة
grace-note = بدأت هذا اللغز قبل منتصف الليل. إن أنهيته خلال 30 دقيقة بعده حُسب ليومه.
grace-link = لغز الأمس لم يكتمل. إن أنهيته خلال 30 دقيقة بعد منتصف الليل حُسب ليومه.
percent = { $n }%
hint-note-1 = تلميح: تتحرك القطعة المعلَّمة. يُكتب «مع تلميح» بجانب النتيجة.
hint-note-2 = تلميح: تنتقل القطعة المعلَّمة إلى المربع المعلَّم.
