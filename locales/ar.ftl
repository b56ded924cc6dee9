# نصوص الموقع بالعربية. ما بين علامتي ` أسماء نقلات ومربعات.
lang-name = العربية
lang-dir = rtl
lang-order = 2
lang-home-game = arabic

site-name = داما اليوم
site-description = لغز داما كل يوم: الدور لك، فجد طريق الفوز. لك ثلاث محاولات.
skip = إلى المحتوى
comma = {"، "}
language = اللغة
more = المزيد
appearance = المظهر
about = حول الموقع
wait = انتظر…
you = أنت

game-turkish = الداما التركية
game-arabic = الداما العربية

tab-today = اليوم
tab-archive = الأرشيف
tab-games = الألعاب
tab-me = أنا
tab-rules = القواعد

## اللغز
win-in =
    { $n ->
        [zero] اربح في { $n } نقلة
        [one] اربح في نقلة واحدة
        [two] اربح في نقلتين
        [few] اربح في { $n } نقلات
        [many] اربح في { $n } نقلة
       *[other] اربح في { $n } نقلة
    }
to-move =
    { $side ->
        [white] الدور للأبيض
       *[black] الدور للأسود
    }
day-number = رقم { $n }
within =
    { $n ->
        [zero] في { $n } نقلة لك مهما كان الرد.
        [one] في نقلة واحدة لك مهما كان الرد.
        [two] في نقلتين لك مهما كان الرد.
        [few] في { $n } نقلات لك مهما كان الرد.
        [many] في { $n } نقلة لك مهما كان الرد.
       *[other] في { $n } نقلة لك مهما كان الرد.
    }
grade-easy = سهل
grade-medium = متوسط
grade-hard = صعب
grade-of = الصعوبة: { $n } من 7
attempts-left =
    { $n ->
        [zero] لم تبق محاولات
        [one] بقيت محاولة واحدة
        [two] بقيت محاولتان
        [few] بقيت { $n } محاولات
        [many] بقيت { $n } محاولة
       *[other] بقيت { $n } محاولة
    }

help = المس الحجر، ثم المربع الذي ينتقل إليه.
must-capture-choose = الأكل إجباري. المس حجرًا يجب أن يأكل.
must-capture = الأكل إجباري. المس المربع { $n } أولًا.
next-stop = السلسلة مستمرة. المس الآن المربع { $n }.
tap-target = المس الآن المربع الذي ينتقل إليه. المس الحجر مرة أخرى لتتركه.
confirm-question = نقلتك: `{ $move }`. هل تلعبها؟
confirm-move = أكّد النقلة
drop-move = تراجع
drop-piece = اترك الحجر
drop-chain = اترك السلسلة
chain-dropped = تُركت السلسلة.
reply =
    { $side ->
        [white] صحيح، واصل. ردّ الأبيض بالنقلة `{ $move }`.
       *[black] صحيح، واصل. ردّ الأسود بالنقلة `{ $move }`.
    }
replay-start = الوضع في البداية.
replay-at = النقلة { $at } من { $last }: `{ $move }`
give-up-question = إن استسلمت انتهت محاولاتك الباقية وظهر الحل. هل أنت متأكد؟
give-up = استسلم وأظهر الحل
give-up-yes = نعم، أستسلم
give-up-no = لا، أواصل
stale = جاءت هذه النقلة من صفحة قديمة. هذا هو الوضع الآن. لم تُخصم محاولة.
closed = انتهى هذا اللغز. يمكنك إعادة عرضه كما تشاء.
network-error = تعذر الوصول إلى الخادم. لم تُخصم محاولة، أعد المحاولة.
new-day = بدأ يوم جديد: اللغز الجديد جاهز.

wrong-heading = لم تنجح
wrong-takes-king =
    { $side ->
        [white] يأكل الأبيض الدامة بالنقلة `{ $move }`.
       *[black] يأكل الأسود الدامة بالنقلة `{ $move }`.
    }
wrong-takes-man =
    { $side ->
        [white] يأكل الأبيض الحجر بالنقلة `{ $move }`.
       *[black] يأكل الأسود الحجر بالنقلة `{ $move }`.
    }
wrong-takes-more =
    { $side ->
        [white] { $n ->
            [zero] لا يأكل الأبيض شيئًا بالنقلة `{ $move }`.
            [one] يأكل الأبيض قطعة بالنقلة `{ $move }`.
            [two] يأكل الأبيض قطعتين بالنقلة `{ $move }`.
            [few] يأكل الأبيض { $n } قطع بالنقلة `{ $move }`.
            [many] يأكل الأبيض { $n } قطعة بالنقلة `{ $move }`.
           *[other] يأكل الأبيض { $n } قطعة بالنقلة `{ $move }`.
        }
       *[black] { $n ->
            [zero] لا يأكل الأسود شيئًا بالنقلة `{ $move }`.
            [one] يأكل الأسود قطعة بالنقلة `{ $move }`.
            [two] يأكل الأسود قطعتين بالنقلة `{ $move }`.
            [few] يأكل الأسود { $n } قطع بالنقلة `{ $move }`.
            [many] يأكل الأسود { $n } قطعة بالنقلة `{ $move }`.
           *[other] يأكل الأسود { $n } قطعة بالنقلة `{ $move }`.
        }
    }
wrong-escapes =
    { $side ->
        [white] ينجو الأبيض بالنقلة `{ $move }`.
       *[black] ينجو الأسود بالنقلة `{ $move }`.
    }
wrong-draws =
    { $side ->
        [white] يتعادل الأبيض بالنقلة `{ $move }`.
       *[black] يتعادل الأسود بالنقلة `{ $move }`.
    }
wrong-wins =
    { $side ->
        [white] يربح الأبيض بالنقلة `{ $move }`.
       *[black] يربح الأسود بالنقلة `{ $move }`.
    }
wrong-draw = تنتهي اللعبة بالتعادل بعد هذه النقلة.
wrong-no-reply = لا تربح هذه النقلة في العدد المطلوب.
wrong-slower =
    { $n ->
        [zero] تربح، لكن في { $n } نقلة.
        [one] تربح، لكن في نقلة واحدة.
        [two] تربح، لكن في نقلتين.
        [few] تربح، لكن في { $n } نقلات.
        [many] تربح، لكن في { $n } نقلة.
       *[other] تربح، لكن في { $n } نقلة.
    }
try-again = حاول من جديد
show-again = أعد العرض

refused-capture-compulsory = لا تصح هذه النقلة: الأكل إجباري. لم تُخصم محاولة.
refused-longer-chain = لا تصح هذه النقلة: السلسلة التي تأكل أكبر عدد إجبارية. لم تُخصم محاولة.
refused-priority = لا تصح هذه النقلة: أكل آخر له الأولوية. لم تُخصم محاولة.
refused-no-turn-back = لا تصح هذه النقلة: تمنع الاستدارة 180° داخل السلسلة. لم تُخصم محاولة.
refused-men-not-back = لا تصح هذه النقلة: الحجر لا يرجع إلى الخلف. لم تُخصم محاولة.
refused-not-your-piece = هذه القطعة ليست لك. لم تُخصم محاولة.
refused-no-piece = لا قطعة على هذا المربع. لم تُخصم محاولة.
refused-path-blocked = لا تصح هذه النقلة: الطريق مسدود. لم تُخصم محاولة.
refused-square-taken = لا تصح هذه النقلة: المربع مشغول. لم تُخصم محاولة.
refused-beyond-reach = لا تصل هذه القطعة إلى هناك. لم تُخصم محاولة.
refused-chain-unfinished = لم تنته السلسلة: الأكل مستمر. لم تُخصم محاولة.
refused-ambiguous = تنطبق الكتابة على أكثر من نقلة. اكتب كل المحطات. لم تُخصم محاولة.
refused-unreadable = تعذرت قراءة النقلة. مثال: `{ $example }`. لم تُخصم محاولة.
refused-game-over = انتهت اللعبة، ولا نقلة بعدها.
see-rule = اقرأ القاعدة

hint = تلميح
type-move = اكتب النقلة
type-like = مثلًا `{ $move }`
play-move = العب
moves-so-far = النقلات حتى الآن:
five-lines = القواعد في خمسة أسطر
all-rules = كل القواعد
days = الأيام
previous-day = اليوم السابق
next-day = اليوم التالي

## النتيجة
result-solved =
    { $n ->
        [1] حُلّ في المحاولة الأولى
        [2] حُلّ في المحاولة الثانية
       *[other] حُلّ في المحاولة الثالثة
    }
result-late =
    { $n ->
        [1] حُلّ من الأرشيف في المحاولة الأولى
        [2] حُلّ من الأرشيف في المحاولة الثانية
       *[other] حُلّ من الأرشيف في المحاولة الثالثة
    }
result-lost = لم يُحَلّ
result-gave-up = استسلام
result-missed = يوم فائت
result-open = في انتظارك
result-void = يوم لا يُحسب
with-hint = ، مع تلميح
solved-praise = سلمت يداك.
solved-chain-praise =
    { $n ->
        [zero] سلمت يداك.
        [one] قطعة في نقلة واحدة. سلمت يداك.
        [two] قطعتان في نقلة واحدة. سلمت يداك.
        [few] { $n } قطع في نقلة واحدة. سلمت يداك.
        [many] { $n } قطعة في نقلة واحدة. سلمت يداك.
       *[other] { $n } قطعة في نقلة واحدة. سلمت يداك.
    }
solved-late-praise = سلمت يداك. الأرشيف لا يغيّر عدد أيامك المتتالية.
lost-comfort = لم يُحل هذه المرة. الحل في الأسفل، وغدًا لغز جديد.
lost-late-comfort = لم يُحل هذه المرة. الحل في الأسفل.
solution = الحل
show-solution = اعرض الحل
step-back = السابق
step-on = التالي
back-to-play = عد إلى اللغز
share = شارك النتيجة
copy = انسخ
copied = تم النسخ
share-label = نص للمشاركة
share-safe = لا يكشف الحل.
share-attempt =
    { $n ->
        [1] في المحاولة الأولى
        [2] في المحاولة الثانية
       *[other] في المحاولة الثالثة
    }
share-again = وغدًا من جديد
share-text =
    داما اليوم رقم { $number } · { $game }
    { $task }: { $result } { $cups }
streak-days =
    { $n ->
        [zero] لا أيام متتالية بعد
        [one] يوم واحد متتالٍ
        [two] يومان متتاليان
        [few] { $n } أيام متتالية
        [many] { $n } يومًا متتاليًا
       *[other] { $n } يوم متتالٍ
    }
best-streak-is =
    { $n ->
        [zero] أطول فترة متتالية: لا شيء بعد
        [one] أطول فترة متتالية: يوم واحد
        [two] أطول فترة متتالية: يومان
        [few] أطول فترة متتالية: { $n } أيام
        [many] أطول فترة متتالية: { $n } يومًا
       *[other] أطول فترة متتالية: { $n } يوم
    }
everybody-today = الجميع اليوم
everybody-then = الجميع في ذلك اليوم
spread-attempt =
    { $n ->
        [1] المحاولة 1
        [2] المحاولة 2
       *[other] المحاولة 3
    }
spread-lost = لم يُحَلّ
people =
    { $n ->
        [zero] لم يحاول أحد.
        [one] حاول شخص واحد.
        [two] حاول شخصان.
        [few] حاول { $count } أشخاص.
        [many] حاول { $count } شخصًا.
       *[other] حاول { $count } شخص.
    }
next-puzzle = اللغز التالي بعد
zone-europe-istanbul = إسطنبول
midnight-in = يبدأ اليوم الجديد عند منتصف الليل بتوقيت { $zone }.

## الأرشيف
archive-note = الأيام السابقة مفتوحة دائمًا، ولا تغيّر عدد أيامك المتتالية.
next-unsolved = التالي غير المحلول
months = الأشهر
previous-month = الشهر السابق
next-month = الشهر التالي
legend-first = في المحاولة الأولى
legend-second = في الثانية
legend-third = في الثالثة
legend-missed = يوم فائت
legend-open = في انتظارك
legend-hint = مع تلميح
legend-late = من الأرشيف

## الألعاب
games-heading = ألغاز اليوم
games-lead = رقعة لكل لعبة. بالترتيب أو كما تشاء.
no-daily-short = بلا لغز يومي
no-daily = لا لغز يوميًا لهذه اللعبة. قواعدها هنا، ومعها رقع للتجربة.

## أنا
today-waits = لغز اليوم في انتظارك.
today-done = انتهى لغزك اليوم، وغدًا لغز جديد.
me-stranger = لم تلعب نقلة بعد. نقلتك الأولى تفتح لك صفحة هنا، ولا حاجة إلى التسجيل.
best-streak = أطول فترة متتالية
days-played = أيام اللعب
days-solved = المحلول
at-first = من المحاولة الأولى
previous-year = السنة السابقة
next-year = السنة التالية
my-spread = توزيع المحاولات
streaks = الأيام المتتالية
now = الآن
best = الأطول
all-games = كل الألعاب
journal = السجل
journal-empty = السجل فارغ بعد.
older = أقدم
my-data = بياناتك
data-note = كل ما في هذه الصفحة لك: نزّله أو احذفه متى شئت.
export = نزّل بياناتي
erase = احذف بياناتي
erase-question = ستُحذف أيامك المتتالية وسجلك وكل محاولاتك، ولا رجوع في ذلك. تبقى الأعداد بلا أسماء في توزيع الجميع.
erase-yes = نعم، احذف كل شيء
erase-no = لا، أبقِها

## الإعدادات
settings = الإعدادات
saved = تم الحفظ.
save = احفظ
theme-auto = مثل جهازي
theme-light = فاتح
theme-dark = داكن
theme-contrast = تباين أعلى
moves-legend = النقلات
confirm-setting = اسألني قبل كل نقلة

## حول الموقع
about-heading = حول داما اليوم
about-lead = كل يوم وفي كل لعبة وضع واحد للجميع: اربح في عدد معلوم من النقلات. ثلاث محاولات، بلا إعلانات وبلا تسجيل.
about-who = من يدير الموقع
about-no-operator = لم يكتب صاحب هذا الموقع اسمه هنا.
about-day = متى يبدأ اليوم
about-day-text = يتغير اللغز للجميع في لحظة واحدة، عند منتصف الليل بتوقيت { $zone }. واللغز الذي تبدؤه قبل منتصف الليل وتنهيه خلال 30 دقيقة يُحسب ليومه.
privacy = الخصوصية
privacy-cookie = نقلتك الأولى أو تلميحك الأول يضع في متصفحك ملف ارتباط فيه رقم عشوائي لا يعرّف بك في أي مكان آخر. وملف ثانٍ يحفظ اختياراتك: اللغة واللعبة والمظهر. ومجرد التصفح لا يضع شيئًا.
privacy-kept = ما نحفظه: نقلاتك وتلميحاتك ونتائجك وأيامها. لا اسم ولا بريد ولا مكان.
privacy-not = لا تُحمّل خطوط ولا صور ولا برامج من مواقع أخرى، ولا تتبّع ولا إعلانات.
privacy-delete = نزّل كل ذلك أو احذفه متى شئت:
about-puzzles = الألغاز
about-puzzles-text = برنامج يجد الأوضاع، وآخر يبرهن كل واحد منها إلى نهايته: النقلة الأولى الرابحة وحيدة، وعدد النقلات دقيق. وكل نقلة تربح في حدود العدد مقبولة.

## الأخطاء
go-on = إلى لغز اليوم
retry-after =
    { $n ->
        [zero] أعد المحاولة الآن.
        [one] أعد المحاولة بعد ثانية.
        [two] أعد المحاولة بعد ثانيتين.
        [few] أعد المحاولة بعد { $n } ثوانٍ.
        [many] أعد المحاولة بعد { $n } ثانية.
       *[other] أعد المحاولة بعد { $n } ثانية.
    }
error-bad-request = لم يُفهم هذا الطلب
error-bad-request-text = وصل العنوان أو النموذج ناقصًا. لم تُخصم محاولة.
error-forbidden = لا إذن هنا
error-forbidden-text = ربما جاء الطلب من موقع آخر، أو لم تُفتح هذه الصفحة بعد. لم تُخصم محاولة.
error-not-found = لا شيء هنا
error-not-found-text = لا توجد صفحة كهذه، أو يوم كهذا.
error-method = لا تُفتح هذه الصفحة هكذا
error-method-text = ارجع واستعمل الزر.
error-conflict = هذه الصفحة قديمة
error-conflict-text = لُعبت نقلة أخرى في الأثناء. حدّث الصفحة؛ لم تُخصم محاولة.
error-too-large = هذا طويل جدًا
error-too-large-text = النص المرسل أطول بكثير من نقلة.
error-too-many = على مهلك
error-too-many-text = طلبات كثيرة في وقت قصير. لم تُخصم محاولة.
error-internal = حدث خلل عندنا
error-internal-text = سُجّل الخطأ. نقلاتك المؤكدة محفوظة.
error-unavailable = ازدحام شديد الآن
error-unavailable-text = تعذر حفظ نقلتك فلم تُحسب. لم تُخصم محاولة.
error-cookies-off = ملفات الارتباط مغلقة
error-cookies-off-text = نحتاج إلى ملف ارتباط واحد لتذكّر نقلاتك. اسمح به لهذا الموقع وأعد المحاولة.

## صفحات القواعد
rules-index-lead = قواعد كل لعبة مع رقع للتجربة. والجدول في الأسفل يضعها جنبًا إلى جنب.
rules-compare = قارن بين الألعاب
contents = المحتويات
faq = أسئلة شائعة
own-rule = من وضع هذا الموقع
to-today = لغز اليوم
board-reset = أعد الرقعة إلى البداية

## الرقعة لقارئات الشاشة
board = رقعة الداما
sq-white-man = حجر أبيض
sq-white-king = دامة بيضاء
sq-black-man = حجر أسود
sq-black-king = دامة سوداء
sq-empty = فارغ
sq-selected = مختار
sq-must = يجب أن يأكل
sq-movable = يمكنه الانتقال
sq-target = يمكن الانتقال إليه
sq-stop = المحطة { $n }
sq-last-stop = المحطة الأخيرة { $n }
sq-taken = سيؤكل
sq-hint = تلميح
sq-wet = تُرك للتو
