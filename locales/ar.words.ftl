# كلمات كل لعبة. ما لا صيغة له هنا يُقال كما في ar.ftl، وهو بكلمات الداما المستقيمة.
# «اربح في N نقلات» وما يعدّ نقلات اللغز يبقى «نقلات» في كل الألعاب.

## الألعاب القطرية: لوحة، قطعة، ملك، أسر، حركة
game-american-noforce--draughts = الداما الأمريكية بدون أسر إجباري
help--draughts = المس القطعة، ثم المربع الذي تنتقل إليه.
must-capture-choose--draughts = الأسر إجباري. المس قطعة يجب أن تأسر.
must-capture--draughts = الأسر إجباري. المس المربع { $n } أولًا.
next-stop--draughts = الأسر مستمر. المس الآن المربع { $n }.
tap-target--draughts = المس الآن المربع الذي تنتقل إليه. المس القطعة مرة أخرى لتتركها.
confirm-question--draughts = حركتك: `{ $move }`. هل تلعبها؟
confirm-move--draughts = أكّد الحركة
drop-piece--draughts = اترك القطعة
drop-chain--draughts = اترك الأسر
chain-dropped--draughts = تُرك الأسر.
reply--draughts =
    { $side ->
        [white] صحيح، واصل. ردّ الأبيض بالحركة `{ $move }`.
       *[black] صحيح، واصل. ردّ الأسود بالحركة `{ $move }`.
    }
replay-at--draughts = الحركة { $at } من { $last }: `{ $move }`
stale--draughts = جاءت هذه الحركة من صفحة قديمة. هذا هو الوضع الآن. لم تُخصم محاولة.
wrong-takes-king--draughts =
    { $side ->
        [white] يأسر الأبيض الملك بالحركة `{ $move }`.
       *[black] يأسر الأسود الملك بالحركة `{ $move }`.
    }
wrong-takes-man--draughts =
    { $side ->
        [white] يأسر الأبيض الحجر بالحركة `{ $move }`.
       *[black] يأسر الأسود الحجر بالحركة `{ $move }`.
    }
wrong-takes-more--draughts =
    { $side ->
        [white] { $n ->
            [zero] لا يأسر الأبيض شيئًا بالحركة `{ $move }`.
            [one] يأسر الأبيض قطعة بالحركة `{ $move }`.
            [two] يأسر الأبيض قطعتين بالحركة `{ $move }`.
            [few] يأسر الأبيض { $n } قطع بالحركة `{ $move }`.
            [many] يأسر الأبيض { $n } قطعة بالحركة `{ $move }`.
           *[other] يأسر الأبيض { $n } قطعة بالحركة `{ $move }`.
        }
       *[black] { $n ->
            [zero] لا يأسر الأسود شيئًا بالحركة `{ $move }`.
            [one] يأسر الأسود قطعة بالحركة `{ $move }`.
            [two] يأسر الأسود قطعتين بالحركة `{ $move }`.
            [few] يأسر الأسود { $n } قطع بالحركة `{ $move }`.
            [many] يأسر الأسود { $n } قطعة بالحركة `{ $move }`.
           *[other] يأسر الأسود { $n } قطعة بالحركة `{ $move }`.
        }
    }
wrong-escapes--draughts =
    { $side ->
        [white] ينجو الأبيض بالحركة `{ $move }`.
       *[black] ينجو الأسود بالحركة `{ $move }`.
    }
wrong-draws--draughts =
    { $side ->
        [white] يتعادل الأبيض بالحركة `{ $move }`.
       *[black] يتعادل الأسود بالحركة `{ $move }`.
    }
wrong-wins--draughts =
    { $side ->
        [white] يربح الأبيض بالحركة `{ $move }`.
       *[black] يربح الأسود بالحركة `{ $move }`.
    }
wrong-draw--draughts = تنتهي اللعبة بالتعادل بعد هذه الحركة.
wrong-no-reply--draughts = لا تربح هذه الحركة في العدد المطلوب.

refused-capture-compulsory--draughts = { rule-capture-compulsory--draughts } لم تُخصم محاولة.
refused-longer-chain--draughts = { rule-longer-chain--draughts } لم تُخصم محاولة.
refused-priority--draughts = { rule-priority--draughts } لم تُخصم محاولة.
refused-no-turn-back--draughts = { rule-no-turn-back--draughts } لم تُخصم محاولة.
refused-men-not-back--draughts = { rule-men-not-back--draughts } لم تُخصم محاولة.
refused-path-blocked--draughts = { rule-path-blocked--draughts } لم تُخصم محاولة.
refused-square-taken--draughts = { rule-square-taken--draughts } لم تُخصم محاولة.
refused-chain-unfinished--draughts = { rule-chain-unfinished--draughts } لم تُخصم محاولة.
refused-ambiguous--draughts = تنطبق الكتابة على أكثر من حركة. اكتب كل المحطات. لم تُخصم محاولة.
refused-unreadable--draughts = تعذرت قراءة الحركة. مثال: `{ $example }`. لم تُخصم محاولة.
refused-game-over--draughts = { rule-game-over--draughts }
rule-capture-compulsory--draughts = لا تصح هذه الحركة: الأسر إجباري.
rule-longer-chain--draughts = لا تصح هذه الحركة: الأسر الذي يأخذ أكبر عدد إجباري.
rule-priority--draughts = لا تصح هذه الحركة: أسر آخر له الأولوية.
rule-no-turn-back--draughts = لا تصح هذه الحركة: تمنع الاستدارة 180° داخل الأسر المتعدد.
rule-men-not-back--draughts = لا تصح هذه الحركة: الحجر لا يرجع إلى الخلف.
rule-path-blocked--draughts = لا تصح هذه الحركة: الطريق مسدود.
rule-square-taken--draughts = لا تصح هذه الحركة: المربع مشغول.
rule-chain-unfinished--draughts = لم ينته الأسر المتعدد: أكمله.
rule-ambiguous--draughts = تنطبق على أكثر من حركة. المس كل المحطات.
rule-unreadable--draughts = هذه ليست حركة.
rule-game-over--draughts = انتهت اللعبة، ولا حركة بعدها.

type-move--draughts = اكتب الحركة
moves-so-far--draughts = الحركات حتى الآن:
solved-chain-praise--draughts =
    { $n ->
        [zero] سلمت يداك.
        [one] قطعة في حركة واحدة. سلمت يداك.
        [two] قطعتان في حركة واحدة. سلمت يداك.
        [few] { $n } قطع في حركة واحدة. سلمت يداك.
        [many] { $n } قطعة في حركة واحدة. سلمت يداك.
       *[other] { $n } قطعة في حركة واحدة. سلمت يداك.
    }
no-daily--draughts = لا لغز يوميًا لهذه اللعبة. قواعدها هنا، ومعها لوحات للتجربة.
me-stranger--draughts = لم تلعب حركة بعد. حركتك الأولى تفتح لك صفحة هنا، ولا حاجة إلى التسجيل.
error-conflict-text--draughts = لُعبت حركة أخرى في الأثناء. حدّث الصفحة؛ لم تُخصم محاولة.
error-too-large-text--draughts = النص المرسل أطول بكثير من حركة.
error-internal-text--draughts = سُجّل الخطأ. حركاتك المؤكدة محفوظة.
error-unavailable-text--draughts = تعذر حفظ حركتك فلم تُحسب. لم تُخصم محاولة.
error-cookies-off-text--draughts = نحتاج إلى ملف ارتباط واحد لتذكّر حركاتك. اسمح به لهذا الموقع وأعد المحاولة.
board-reset--draughts = أعد اللوحة إلى البداية
board-try--draughts = جرّب على هذه اللوحة
board--draughts = لوحة الداما
sq-white-king--draughts = ملك أبيض
sq-black-king--draughts = ملك أسود
sq-must--draughts = يجب أن يأسر
sq-taken--draughts = سيؤسر

rules-lead--draughts = كل قاعدة كما تُطبق هنا، ومع كل منها لوحة تجربها. لا يُحسب شيء على هذه اللوحات.
try-legal--draughts = الحركة `{ $move }` صحيحة.
try-takes--draughts =
    { $n ->
        [zero] الحركة `{ $move }` لا تأسر شيئًا.
        [one] الحركة `{ $move }` تأسر قطعة واحدة.
        [two] الحركة `{ $move }` تأسر قطعتين.
        [few] الحركة `{ $move }` تأسر { $n } قطع.
        [many] الحركة `{ $move }` تأسر { $n } قطعة.
       *[other] الحركة `{ $move }` تأسر { $n } قطعة.
    }
try-crowned--draughts = يُتوَّج الحجر ملكًا.
ending-no-moves--draughts =
    { $side ->
        [white] فاز الأبيض: لا حركة للأسود.
       *[black] فاز الأسود: لا حركة للأبيض.
    }
ending-king-v-king--draughts = تعادل: ملك ضد ملك.

## النجمة: لوحة، قطعة، خانة، خطوة، قفزة، حركة
site-description--star = لغز كل يوم: الدور لك، فجد طريق الفوز. لك ثلاث محاولات.
within--star = أدخل قطعك كلها في الرأس العلوي. { within }
to-move--star = الدور: { star-side }
help--star = المس القطعة، ثم الخانة التي تنتقل إليها.
must-capture-choose--star = المس قطعة تنقلها.
must-capture--star = المس الخانة { $n } أولًا.
next-stop--star = القفز مستمر. المس الآن الخانة { $n }.
tap-target--star = المس الآن الخانة التي تنتقل إليها. المس القطعة مرة أخرى لتتركها.
confirm-question--star = حركتك: `{ $move }`. هل تلعبها؟
confirm-move--star = أكّد الحركة
drop-piece--star = اترك القطعة
drop-chain--star = اترك القفز
chain-dropped--star = تُرك القفز.
reply--star = صحيح، واصل. ردّ اللاعب { star-letter } بالحركة `{ $move }`.
replay-at--star = الحركة { $at } من { $last }: `{ $move }`
stale--star = جاءت هذه الحركة من صفحة قديمة. هذا هو الوضع الآن. لم تُخصم محاولة.
wrong-escapes--star = يردّ اللاعب { star-letter } بالحركة `{ $move }`، فلا تصل كل قطعك إلى الوجهة في العدد المطلوب.
wrong-draws--star = يتعادل اللاعب { star-letter } بالحركة `{ $move }`.
wrong-wins--star = يلعب اللاعب { star-letter } الحركة `{ $move }` ويصل إلى وجهته قبلك.
wrong-draw--star = تنتهي اللعبة بالتعادل بعد هذه الحركة.
wrong-no-reply--star = لا تربح هذه الحركة في العدد المطلوب.

refused-no-piece--star = { rule-no-piece--star } لم تُخصم محاولة.
refused-path-blocked--star = { rule-path-blocked--star } لم تُخصم محاولة.
refused-square-taken--star = { rule-square-taken--star } لم تُخصم محاولة.
refused-beyond-reach--star = { rule-beyond-reach--star } لم تُخصم محاولة.
refused-chain-unfinished--star = { rule-chain-unfinished--star } لم تُخصم محاولة.
refused-ambiguous--star = تنطبق الكتابة على أكثر من حركة. اكتب كل المحطات. لم تُخصم محاولة.
refused-unreadable--star = تعذرت قراءة الحركة. مثال: `{ $example }`. لم تُخصم محاولة.
refused-game-over--star = { rule-game-over--star }
rule-no-piece--star = لا قطعة في هذه الخانة.
rule-path-blocked--star = لا تصح هذه الحركة: الطريق مسدود.
rule-square-taken--star = لا تصح هذه الحركة: الخانة مشغولة.
rule-beyond-reach--star = لا تصل هذه القطعة إلى هناك بخطوة ولا بقفزات.
rule-chain-unfinished--star = لم ينته القفز بعد.
rule-ambiguous--star = تنطبق على أكثر من حركة. المس كل المحطات.
rule-unreadable--star = هذه ليست حركة.
rule-game-over--star = انتهت اللعبة، ولا حركة بعدها.

type-move--star = اكتب الحركة
moves-so-far--star = الحركات حتى الآن:
no-daily--star = لا لغز يوميًا لهذه اللعبة. قواعدها هنا، ومعها لوحات للتجربة.
me-stranger--star = لم تلعب حركة بعد. حركتك الأولى تفتح لك صفحة هنا، ولا حاجة إلى التسجيل.
error-conflict-text--star = لُعبت حركة أخرى في الأثناء. حدّث الصفحة؛ لم تُخصم محاولة.
error-too-large-text--star = النص المرسل أطول بكثير من حركة.
error-internal-text--star = سُجّل الخطأ. حركاتك المؤكدة محفوظة.
error-unavailable-text--star = تعذر حفظ حركتك فلم تُحسب. لم تُخصم محاولة.
error-cookies-off-text--star = نحتاج إلى ملف ارتباط واحد لتذكّر حركاتك. اسمح به لهذا الموقع وأعد المحاولة.
board-reset--star = أعد اللوحة إلى البداية
board-try--star = جرّب على هذه اللوحة
board--star = لوحة النجمة
sq-empty--star = خالية
sq-target--star = يمكن الانتقال إليها
themes--star = في هذا الحل
hint-note-2--star = تلميح: تنتقل القطعة المعلَّمة إلى الخانة المعلَّمة.

rules-lead--star = كل قاعدة كما تُطبق هنا، ومع كل منها لوحة تجربها. لا يُحسب شيء على هذه اللوحات.
try-legal--star = الحركة `{ $move }` صحيحة.
sq-selected--star = مختارة
sq-movable--star = يمكنها الانتقال
sq-wet--star = تُركت للتو

# Who a player is: letter and colour.
star-side =
    { $side ->
        [white] { sq-side-a }
        [green] { sq-side-b }
        [red] { sq-side-c }
        [black] { sq-side-d }
        [yellow] { sq-side-e }
       *[blue] { sq-side-f }
    }
# The letter alone, inside a sentence with a move.
star-letter =
    { $side ->
        [white] `A`
        [green] `B`
        [red] `C`
        [black] `D`
        [yellow] `E`
       *[blue] `F`
    }
