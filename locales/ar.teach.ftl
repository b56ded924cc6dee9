# ما يعلّم: إعادة العرض، كل الدفاعات، الإحماء، اختيار أيام الأرشيف.
replay-heading = نقلة بعد نقلة
replay-controls = التنقل بين النقلات
replay-first = البداية
replay-last = النهاية
step-goes =
    { $side ->
        [white] الأبيض: من `{ $from }` إلى `{ $to }`.
       *[black] الأسود: من `{ $from }` إلى `{ $to }`.
    }
step-takes =
    { $n ->
        [zero] لا يأكل شيئًا.
        [one] يأكل قطعة واحدة.
        [two] يأكل قطعتين.
        [few] يأكل { $n } قطع.
        [many] يأكل { $n } قطعة.
       *[other] يأكل { $n } قطعة.
    }
tree-link = كل الدفاعات
tree-heading = كل الدفاعات
tree-way = النقلات إلى هنا
tree-start = البداية
tree-key = { to-move }. النقلة الرابحة معلّمة على الرقعة.
tree-replies =
    { to-move }. { $n ->
        [zero] لا ردّ.
        [one] ردّ واحد، وهو خاسر أيضًا.
        [two] ردّان، وكلاهما خاسر.
        [few] { $n } ردود، وكلها خاسرة.
        [many] { $n } ردًّا، وكلها خاسرة.
       *[other] { $n } ردّ، وكلها خاسرة.
    }
tree-main = الخط الرئيسي.
tree-left = الباقي حتى الفوز: { $n }
tree-ends = تنتهي اللعبة هنا.
tree-also = وتربح هذه أيضًا:
first-try = من حلّوه في المحاولة الأولى:

warm-up = إحماء
warm-up-invite = أول مرة هنا؟ ابدأ بالإحماء.
warm-up-lead = لا يُحسب شيء هنا. اربح بنقلة واحدة: المس الحجر، ثم المربعات المرقمة بالترتيب.
warm-up-forced = الأكل إجباري، حتى لو كان حجر آخر على وشك التتويج.
warm-up-optional = الأكل ليس إجباريًا في هذه اللعبة، لكن السلسلة وحدها تربح.
warm-up-wrong = النقلة `{ $move }` صحيحة، لكنها لا تربح. عادت القطع إلى أماكنها، فأعد المحاولة.
warm-up-done-heading = اكتمل الإحماء
warm-up-done = وهكذا في اللغز أيضًا: المس الحجر وتابع المحطات. ولك هناك ثلاث محاولات.

ladder-heading = درجات الأسبوع
ladder-lead = يبدأ الأسبوع سهلًا وينتهي صعبًا.
filter-heading = اختر أيامًا
filter-task = المطلوب
filter-state = نتيجتك
filter-theme = فكرة الحل
filter-any = الكل
filter-open = ما لم تُنهه
filter-solved = ما حللته
filter-lost = ما لم تحلّه
filter-show = اعرض
filter-clear = كل الأيام
filter-count = الأيام المطابقة في هذا الشهر: { $n }
filter-fits = مطابق
filter-theme-note = لا تُبحث الأفكار إلا في الأيام التي أنهيتها، فلا يُكشف أي حل.

## الألعاب القطرية
replay-heading--draughts = حركة بعد حركة
replay-controls--draughts = التنقل بين الحركات
step-takes--draughts =
    { $n ->
        [zero] لا يأسر شيئًا.
        [one] يأسر قطعة واحدة.
        [two] يأسر قطعتين.
        [few] يأسر { $n } قطع.
        [many] يأسر { $n } قطعة.
       *[other] يأسر { $n } قطعة.
    }
tree-way--draughts = الحركات إلى هنا
tree-key--draughts = { to-move }. الحركة الرابحة معلّمة على اللوحة.
warm-up-lead--draughts = لا يُحسب شيء هنا. اربح بحركة واحدة: المس القطعة، ثم المربعات المرقمة بالترتيب.
warm-up-forced--draughts = الأسر إجباري، حتى لو كان حجر آخر على وشك التتويج.
warm-up-optional--draughts = الأسر ليس إجباريًا في هذه اللعبة، لكن الأسر المتعدد وحده يربح.
warm-up-wrong--draughts = الحركة `{ $move }` صحيحة، لكنها لا تربح. عادت القطع إلى أماكنها، فأعد المحاولة.
warm-up-done--draughts = وهكذا في اللغز أيضًا: المس القطعة وتابع المحطات. ولك هناك ثلاث محاولات.

## النجمة
replay-heading--star = حركة بعد حركة
replay-controls--star = التنقل بين الحركات
step-goes--star = اللاعب { star-letter }: من `{ $from }` إلى `{ $to }`.
tree-way--star = الحركات إلى هنا
tree-key--star = { to-move--star }. الحركة الرابحة معلّمة على اللوحة.
tree-replies--star =
    { to-move--star }. { $n ->
        [zero] لا ردّ.
        [one] ردّ واحد، وهو خاسر أيضًا.
        [two] ردّان، وكلاهما خاسر.
        [few] { $n } ردود، وكلها خاسرة.
        [many] { $n } ردًّا، وكلها خاسرة.
       *[other] { $n } ردّ، وكلها خاسرة.
    }
warm-up-lead--star = لا يُحسب شيء هنا. اربح بحركة واحدة: المس القطعة، ثم الخانة ذات الرقم الأخير. تقفز القطعة فوق أي قطعة مجاورة إلى الخانة الفارغة بعدها، ولها أن تواصل القفز، ولا تُرفع أي قطعة.
warm-up-wrong--star = الحركة `{ $move }` صحيحة، لكنها لا تربح. عادت القطع إلى أماكنها، فأعد المحاولة.
warm-up-done--star = وهكذا في اللغز أيضًا: المس القطعة وتابع المحطات. ولك هناك ثلاث محاولات.
