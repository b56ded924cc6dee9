# الصور، الموقع كتطبيق، الصفحة بلا اتصال، التذكير.
lang-locale = ar_AR
app-name = داما اليوم
picture = صورة
reminder = ذكّرني كل يوم
reminder-about = يضيف إلى تقويمك تذكيرًا كل صباح في التاسعة.
reminder-title = { $game }: لغز اليوم
offline = أنت غير متصل
offline-last = أنت غير متصل. آخر لغز رأيته: { $date }
offline-attempts = المحاولات تحتاج إلى اتصال. لا يُحسب هنا شيء ولا تُخصم محاولة.
offline-again = اتصل من جديد
offline-glasses = لا تُعرف محاولاتك بلا اتصال.
