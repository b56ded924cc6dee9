# Bu dosya sitenin Türkçe metinleridir. Ters tırnak içindekiler hamle ve kare adlarıdır.
lang-name = Türkçe
lang-dir = ltr
lang-order = 1
lang-home-game = turkish

site-name = Günün Daması
site-description = Her gün bir dama bulmacası: sıra sende, kazancı bul. Üç hakkın var.
skip = İçeriğe geç
comma = {", "}
language = Dil
more = Daha fazlası
appearance = Görünüm
about = Hakkında
wait = Bekle…
you = sen

game-turkish = Türk daması
game-arabic = Arap daması

tab-today = Bugün
tab-archive = Arşiv
tab-games = Oyunlar
tab-me = Ben
tab-rules = Kurallar

## Bulmaca
win-in = { $n } hamlede kazan
to-move =
    { $side ->
        [white] Sıra beyazda
       *[black] Sıra siyahta
    }
day-number = № { $n }
within = Rakip ne oynarsa oynasın, kendi { $n } hamlende.
grade-easy = Kolay
grade-medium = Orta
grade-hard = Zor
grade-of = Zorluk: 7 üzerinden { $n }
attempts-left =
    { $n ->
        [1] Son hakkın
       *[other] { $n } hakkın kaldı
    }

help = Önce taşa, sonra gideceği kareye dokun.
must-capture-choose = Alma zorunlu. Önce alması gereken taşa dokun.
must-capture = Alma zorunlu. Önce { $n } numaralı kareye dokun.
next-stop = Zincir sürüyor. Şimdi { $n } numaralı kareye dokun.
tap-target = Şimdi gideceği kareye dokun. Bırakmak için taşa yeniden dokun.
confirm-question = Hamlen: `{ $move }`. Oynansın mı?
confirm-move = Hamleyi onayla
drop-move = Vazgeç
drop-piece = Taşı bırak
drop-chain = Zinciri bırak
chain-dropped = Zincir bırakıldı.
reply =
    { $side ->
        [white] Doğru, devam et. Beyaz `{ $move }` ile karşılık verdi.
       *[black] Doğru, devam et. Siyah `{ $move }` ile karşılık verdi.
    }
replay-start = Başlangıç konumu.
replay-at = { $last } hamleden { $at }.: `{ $move }`
give-up-question = Pes edersen kalan hakların biter ve çözüm açılır. Emin misin?
give-up = Pes et, çözümü göster
give-up-yes = Evet, pes ediyorum
give-up-no = Hayır, devam
stale = Bu hamle eski bir sayfadan geldi. Burada şimdiki konum duruyor. Hakkın eksilmedi.
closed = Bu bulmaca bitti. İstediğin gibi yeniden bakabilirsin.
network-error = Sunucuya ulaşılamadı. Hakkın eksilmedi, yeniden dene.
new-day = Yeni gün başladı: yeni bulmaca hazır.

wrong-heading = Olmadı
wrong-takes-king =
    { $side ->
        [white] Beyaz `{ $move }` ile damayı alır.
       *[black] Siyah `{ $move }` ile damayı alır.
    }
wrong-takes-man =
    { $side ->
        [white] Beyaz `{ $move }` ile taşı alır.
       *[black] Siyah `{ $move }` ile taşı alır.
    }
wrong-takes-more =
    { $side ->
        [white] Beyaz `{ $move }` ile { $n } taş alır.
       *[black] Siyah `{ $move }` ile { $n } taş alır.
    }
wrong-escapes =
    { $side ->
        [white] Beyaz `{ $move }` ile kurtulur.
       *[black] Siyah `{ $move }` ile kurtulur.
    }
wrong-draws =
    { $side ->
        [white] Beyaz `{ $move }` ile berabere kalır.
       *[black] Siyah `{ $move }` ile berabere kalır.
    }
wrong-wins =
    { $side ->
        [white] Beyaz `{ $move }` ile kazanır.
       *[black] Siyah `{ $move }` ile kazanır.
    }
wrong-draw = Bu hamleyle oyun berabere biter.
wrong-no-reply = Bu hamle sayılan hamlede kazandırmaz.
wrong-slower = Kazanır, ama { $n } hamlede.
try-again = Yeniden dene
show-again = Tekrar göster

refused-capture-compulsory = Bu hamle olmaz: alma zorunlu. Hakkın eksilmedi.
refused-longer-chain = Bu hamle olmaz: en çok taşı alan zincir zorunlu. Hakkın eksilmedi.
refused-priority = Bu hamle olmaz: başka bir alma önce gelir. Hakkın eksilmedi.
refused-no-turn-back = Bu hamle olmaz: zincirde 180° dönülmez. Hakkın eksilmedi.
refused-men-not-back = Bu hamle olmaz: taş geri gitmez. Hakkın eksilmedi.
refused-not-your-piece = Bu taş senin değil. Hakkın eksilmedi.
refused-no-piece = Bu karede taş yok. Hakkın eksilmedi.
refused-path-blocked = Bu hamle olmaz: yol kapalı. Hakkın eksilmedi.
refused-square-taken = Bu hamle olmaz: kare dolu. Hakkın eksilmedi.
refused-beyond-reach = Bu taş oraya gidemez. Hakkın eksilmedi.
refused-chain-unfinished = Zincir bitmedi: alma sürüyor. Hakkın eksilmedi.
refused-ambiguous = Bu yazıya birden çok hamle uyuyor. Bütün durakları yaz. Hakkın eksilmedi.
refused-unreadable = Bu hamle okunamadı. Örnek: `{ $example }`. Hakkın eksilmedi.
refused-game-over = Oyun bitti, hamle yapılamaz.
see-rule = Kurala bak

hint = İpucu
type-move = Hamleyi yaz
type-like = örneğin `{ $move }`
play-move = Oyna
moves-so-far = Oynanan hamleler:
five-lines = Beş satırda kurallar
all-rules = Bütün kurallar
days = Günler
previous-day = Önceki gün
next-day = Sonraki gün

## Sonuç
result-solved =
    { $n ->
        [1] İlk denemede çözüldü
       *[other] { $n }. denemede çözüldü
    }
result-late = Arşivden çözüldü: { $n }. denemede
result-lost = Çözülemedi
result-gave-up = Pes edildi
result-missed = Kaçırıldı
result-open = Seni bekliyor
result-void = Sayılmayan gün
with-hint = , ipucuyla
solved-praise = Eline sağlık.
solved-chain-praise = { $n } taş, tek hamle. Eline sağlık.
solved-late-praise = Eline sağlık. Arşiv seriyi değiştirmez.
lost-comfort = Bu sefer olmadı. Çözüm aşağıda, yarın yenisi var.
lost-late-comfort = Bu sefer olmadı. Çözüm aşağıda.
solution = Çözüm
show-solution = Çözümü göster
step-back = Geri
step-on = İleri
back-to-play = Bulmacaya dön
share = Sonucu paylaş
copy = Kopyala
copied = Kopyalandı
share-label = Paylaşılacak metin
share-safe = Çözümü ele vermez.
share-attempt =
    { $n ->
        [1] ilk denemede
       *[other] { $n }. denemede
    }
share-again = yarın yine
share-text =
    Günün Daması № { $number } · { $game }
    { $task }: { $result } { $cups }
streak-days =
    { $n ->
        [0] Henüz seri yok
       *[other] { $n } günlük seri
    }
best-streak-is = En uzun seri: { $n } gün
everybody-today = Bugün herkes
everybody-then = O gün herkes
spread-attempt = { $n }. deneme
spread-lost = çözülemedi
people = { $count } kişi denedi.
next-puzzle = Sonraki bulmacaya
zone-europe-istanbul = İstanbul
midnight-in = Yeni gün { $zone } saatiyle gece yarısı başlar.

## Arşiv
archive-note = Geçmiş günler hep açık. Seriyi değiştirmez.
next-unsolved = Sıradaki çözülmemiş
months = Aylar
previous-month = Önceki ay
next-month = Sonraki ay
legend-first = ilk denemede
legend-second = ikincide
legend-third = üçüncüde
legend-missed = kaçırıldı
legend-open = seni bekliyor
legend-hint = ipucuyla
legend-late = arşivden

## Oyunlar
games-heading = Bugünün bulmacaları
games-lead = Her oyunda bir tahta. Sırayla ya da canın nasıl isterse.
no-daily-short = günlük bulmacası yok
no-daily = Bu oyunun günlük bulmacası yok. Kuralları ve denenebilir tahtaları burada.

## Ben
today-waits = Bugünün bulmacası seni bekliyor.
today-done = Bugünkü bulmacan bitti. Yarın yenisi var.
me-stranger = Henüz bir hamle yapmadın. İlk hamlenle burada bir defter açılır; üyelik gerekmez.
best-streak = en uzun seri
days-played = oynanan gün
days-solved = çözülen
at-first = ilk denemede
previous-year = Önceki yıl
next-year = Sonraki yıl
my-spread = Deneme dağılımı
streaks = Seriler
now = şimdi
best = en uzun
all-games = Bütün oyunlar
journal = Günlük
journal-empty = Günlük daha boş.
older = Daha eskiler
my-data = Verilerin
data-note = Bu sayfadaki her şey senin: indirebilir ya da silebilirsin.
export = Verilerimi indir
erase = Verilerimi sil
erase-question = Serin, günlüğün ve bütün denemelerin silinir. Geri alınamaz. Herkesin dağılımındaki adsız sayılar kalır.
erase-yes = Evet, hepsini sil
erase-no = Hayır, kalsın

## Ayarlar
settings = Ayarlar
saved = Kaydedildi.
save = Kaydet
theme-auto = Cihazım gibi
theme-light = Açık
theme-dark = Koyu
theme-contrast = Daha yüksek karşıtlık
moves-legend = Hamleler
confirm-setting = Her hamleden önce onay iste

## Hakkında
about-heading = Günün Daması hakkında
about-lead = Her gün, her oyunda herkese aynı konum: belirli sayıda hamlede kazan. Üç hakkın var, reklam yok, üyelik yok.
about-who = Kim yürütüyor
about-no-operator = Bu siteyi kuran kişi adını buraya yazmamış.
about-day = Gün ne zaman başlar
about-day-text = Bulmaca herkes için aynı anda, { $zone } saatiyle gece yarısı değişir. Gece yarısından önce başladığın bulmacayı 30 dakika içinde bitirirsen o güne sayılır.
privacy = Gizlilik
privacy-cookie = İlk hamlende ya da ipucunda tarayıcına bir çerez konur. İçinde rastgele bir sayı vardır, seni başka hiçbir yerde tanıtmaz. İkinci bir çerez seçtiklerini saklar: dil, oyun ve görünüm. Sayfalara yalnızca bakarsan hiç çerez konmaz.
privacy-kept = Saklananlar: yaptığın hamleler, aldığın ipuçları, sonuçların ve günleri. Ad, e-posta, konum saklanmaz.
privacy-not = Başka siteden yazı tipi, resim ya da betik yüklenmez; izleme ve reklam yoktur.
privacy-delete = Hepsini istediğin an indirebilir ya da silebilirsin:
about-puzzles = Bulmacalar
about-puzzles-text = Konumları bir program bulur, bir başkası her birini sonuna kadar kanıtlar: kazandıran ilk hamle tektir ve söylenen hamle sayısı tamdır. Süresinde kazandıran her hamle kabul edilir.

## Hatalar
go-on = Bugünün bulmacasına git
retry-after =
    { $n ->
        [1] Bir saniye sonra yeniden dene.
       *[other] { $n } saniye sonra yeniden dene.
    }
error-bad-request = Bu istek anlaşılamadı
error-bad-request-text = Adres ya da form eksik geldi. Hakkın eksilmedi.
error-forbidden = Buraya izin yok
error-forbidden-text = İstek başka bir siteden gelmiş olabilir, ya da bu sayfa henüz açılmadı. Hakkın eksilmedi.
error-not-found = Burada bir şey yok
error-not-found-text = Böyle bir sayfa ya da böyle bir gün yok.
error-method = Bu sayfa böyle açılmaz
error-method-text = Geri dönüp düğmeyle yeniden dene.
error-conflict = Sayfa eskimiş
error-conflict-text = Bu arada başka bir hamle yapılmış. Sayfayı yenile; hakkın eksilmedi.
error-too-large = Bu çok uzun
error-too-large-text = Gönderilen metin bir hamleden çok daha uzun.
error-too-many = Biraz yavaş
error-too-many-text = Kısa sürede çok fazla istek geldi. Hakkın eksilmedi.
error-internal = Bizde bir aksilik var
error-internal-text = Hata kaydedildi. Onaylanan hamlelerin duruyor.
error-unavailable = Şu an çok kalabalık
error-unavailable-text = Hamleni saklayamadık, o yüzden sayılmadı. Hakkın eksilmedi.
error-cookies-off = Çerezler kapalı
error-cookies-off-text = Hamlelerini hatırlamak için tek bir çerez gerekiyor. Tarayıcında bu siteye izin ver ve yeniden dene.

## Kurallar sayfaları
rules-index-lead = Her oyunun kuralları, denenebilir tahtalarla. Aşağıdaki tablo hepsini yan yana koyar.
rules-compare = Oyunları karşılaştır
contents = İçindekiler
faq = Sık sorulan sorular
own-rule = Oyunumuzun kuralı
to-today = Bugünün bulmacası
board-reset = Tahtayı baştan kur

## Tahta, ekran okuyucular için
board = Dama tahtası
sq-white-man = beyaz taş
sq-white-king = beyaz dama
sq-black-man = siyah taş
sq-black-king = siyah dama
sq-empty = boş
sq-selected = seçili
sq-must = alması gerekiyor
sq-movable = oynayabilir
sq-target = buraya gidebilir
sq-stop = durak { $n }
sq-last-stop = son durak { $n }
sq-taken = alınacak
sq-hint = ipucu
sq-wet = az önce buradan kalktı
