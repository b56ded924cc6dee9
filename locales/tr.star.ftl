# Çin daması kurallar sayfası. Hamleler ve yuvalar ters tırnak içindedir; onlara ek getirilmez.

## chinese

# Oyunun sonu
ending-home = { star-side } hedefine vardı ve kazandı.

# Beş satırda kurallar
rules-chinese-five-1 = On taşını yıldızın tam karşısındaki uca götür. On taşı oraya ilk yerleşen kazanır.
rules-chinese-five-2 = Bir sırada tek taş oynar: altı yönden birinde komşu boş yuvaya bir adım, ya da atlama.
rules-chinese-five-3 = Atlama, bitişik tek bir taşın üzerinden düz çizgide hemen arkasındaki boş yuvaya yapılır; taşın rengi önemli değildir. Hiçbir taş tahtadan kalkmaz.
rules-chinese-five-4 = Aynı taş üst üste atlayabilir, her inişte yön değiştirebilir, istediği yerde durabilir. Adım ile atlama aynı sırada birleşmez.
rules-chinese-five-5 = Atlamak hiçbir zaman zorunlu değildir, geri gitmek de serbesttir. İki, üç, dört ya da altı kişi oynar.

# Sıfırdan
rules-chinese-zero-title = Sıfırdan
rules-chinese-zero-p1 = Çin daması bir yarıştır. Taş alınmaz, taş başka bir şeye dönüşmez, puan sayılmaz: on taşını yıldızın öbür ucuna taşırsın ve yoldaki her taş, senin olsun olmasın, sana köprü olabilir.
rules-chinese-zero-p2 = Öğrenecek yalnız iki hareket var. Bu tahtalarda dene; hiçbir şey sayılmaz, istediğin kadar baştan başlayabilirsin.
rules-chinese-diagram-zero-step = Adım: `i5` yuvasındaki taşın altı komşusu var, hepsi boş. Altısını da dene.
rules-chinese-diagram-zero-hop = Atlama: `j5` dolu, arkası boş. `i5` yuvasından `k5` yuvasına atla. Üzerinden atladığın taş yerinde kalır.
rules-chinese-diagram-zero-chain = Üç atlama, tek sıra: `e8` yuvasından başla; `f8`, `h7` ve `j7` üzerinden geç. Köprülerden ikisi rakibin taşı.
rules-chinese-diagram-zero-home = Dokuz taş hedefte, onuncusu `k7` yuvasında bekliyor. İki atlama onu son boş yuvaya, `o3` yuvasına götürür.

# Tahta ve başlangıç
rules-chinese-board-title = Tahta ve başlangıç
rules-chinese-board-p1 = Yıldızda 17 sırada 121 yuva vardır. A oyuncusunun ucu yukarıdayken sıraların adı aşağıya doğru a ile q arasıdır, yuvalar soldan sayılır: `a1` A oyuncusunun uç yuvası, `i5` orta, `q1` D oyuncusunun uç yuvasıdır. Adlar tahtanındır, tahta çevrilince değişmez; buradaki tahtalarda sıradaki oyuncu alttadır.
rules-chinese-board-p2 = Herkes yıldızın bir ucunda on taşla başlar. Uçlar ve oyuncular saat yönünde A ile F arasındaki harfleri taşır. A başlar, sıra saat yönünde döner. Yalnız kendi taşlarını oynarsın.
rules-chinese-diagram-start = İki kişiyle başlangıç. A oyuncusunun on dört hamlesi var: sekiz adım ve kendi ikinci sırasının üzerinden altı atlama. D oyuncusunun taşları bekler; `i5` ise boştur.

# Adım
rules-chinese-step-title = Adım
rules-chinese-step-p1 = Taş, bitişiğindeki en çok altı yuvadan birine, orası boşsa, bir adım atar. Adımla sıra biter.
rules-chinese-step-p2 = “İleri” diye bir yön yoktur: yana ve geriye gitmek de serbesttir, taş hedeften yeniden çıkabilir. Boş olan her yuvada durabilir, başkalarının uçlarında da.
rules-chinese-diagram-step = `h5` ve `j6` dolu; `i5` yuvasındaki taş `h6`, `i4`, `i6` ya da `j5` yuvasına adım atabilir. `i7` iki yuva ötede, arada da üzerinden atlanacak taş yok.

# Atlama
rules-chinese-hop-title = Atlama
rules-chinese-hop-p1 = Atlama, taşının hemen yanında duran tek bir taşın üzerinden, düz bir çizgide, hemen arkasındaki boş yuvaya yapılır. O taşın rengi önemli değildir, kendi taşların da işe yarar. Taş tahtada kalır: hiçbir şey alınmaz.
rules-chinese-hop-p2 = Arka arkaya duran iki taşın üzerinden ve bitişik olmayan bir taşın üzerinden atlanmaz. Boş komşusu ve atlaması olmayan taş şimdilik oynayamaz.
rules-chinese-diagram-hop = D oyuncusunun `h5` taşı üzerinden `g5` yuvasına, yani geriye; ya da kendi `i6` taşı üzerinden `i7` yuvasına: ikisi de atlamadır.
rules-chinese-diagram-hop-two = `j6` ile `k7` arka arkaya duruyor: `i5` yuvasından ikisinin birden üzerinden `l8` yuvasına atlanmaz.

# Zincir
rules-chinese-chain-title = Tek sırada çok atlama
rules-chinese-chain-p1 = Aynı taş bir atlamadan sonra, köprü buldukça ve istediği yönde, atlamayı sürdürebilir. Ama sürdürmek zorunda değildir: her inişte durabilirsin, hiç atlamayabilirsin de.
rules-chinese-chain-p2 = Taş yoldayken kalktığı yuva boştur. Kalktığı yuvaya dönen bir tur hamle sayılmaz. Hangi yoldan gittiği fark etmez: hamle, ilk ve son yuvadır.
rules-chinese-diagram-chain = İki basit programın oyunundan, yedişer hamleden sonra. `d2` yuvasındaki taş ikisi kendinin, ikisi rakibin olan dört taşın üzerinden geçer: `d2xf7xh5xj4xl6`. `f7`, `h5` ya da `j4` yuvasında da durabilirdi.

# Sıra
rules-chinese-turn-title = Tek taş, tek tür hareket
rules-chinese-turn-p1 = Bir sırada tek taş ve tek tür hareket vardır: ya adım ya atlama. Kimse bir sırada iki taş oynamaz; atlamadan sonra adım, adımdan sonra atlama yapılmaz.
rules-chinese-turn-p2 = Hamlesi olan oynamak zorundadır. Hiç hamlesi olmayan pas geçer; sıra ilerler, bununla bir şey kaybedilmez. Bu neredeyse hiç olmaz.
rules-chinese-diagram-turn = `i5xk5` bir hamledir, `i5-i6` da. `k5` yuvasına atlayıp ardından `l5` yuvasına adım atmak ise hamle değildir.

# Oyuncu sayısı
rules-chinese-seats-title = İki, üç, dört ya da altı kişi
rules-chinese-seats-p1 = İki kişi karşılıklı uçlarda oturur. Üç kişide birer uç atlanır, herkesin hedefi boş bir uçtur. Dört kişide iki çift karşılıklı oturur; boş kalan iki uç da birbirinin karşısındadır. Altı kişiyle yıldız dolar.
rules-chinese-seats-p2 = Beş kişilik oyun yoktur, burada da kabul edilmez: bir oyuncunun karşısında tek boş uç kalır ve oraya rahatça girer, öteki dördü ise hedefleri boşalana kadar bekler.
rules-chinese-seats-p3 = Günün bulmacası hep iki kişiliktir.
rules-chinese-diagram-seats-two = İki kişi: A ile D karşılıklı.
rules-chinese-diagram-seats-three = Üç kişi: A, C ve E. Herkesin karşısı boş.
rules-chinese-diagram-seats-four = Dört kişi: A ile D, B ile E karşılıklı. Karşılıklı duran C ve F uçları boş.
rules-chinese-diagram-seats-six = Altı kişi: bütün uçlar dolu, başta bütün hedefler de dolu.

# Kazanma
rules-chinese-winning-title = Kazanma
rules-chinese-winning-p1 = Hedefin, kendi ucunun karşısındaki uçtur. Sıran bittiğinde on taşının hepsi oradaysa hedefe varmışsındır. Hangi taşın hangi yuvada durduğu fark etmez.
rules-chinese-winning-p2 = Hedefe ilk varan kazanır. İkiden çok oyuncu varsa ötekiler derece için sürdürebilir: varanlar sıradan çıkar, taşları yerinde kalır ve köprü olur.
rules-chinese-diagram-winning = Onuncu taş hedefe varıyor: `m9` yuvasından `n4` üzerinden `o3` yuvasına. A kazandı.
rules-chinese-diagram-winning-over = A hedefine vardı, iki kişilik oyun bitti. D artık hamle yapamaz.

# Yazım
rules-chinese-notation-title = Hamleler nasıl yazılır
rules-chinese-notation-p1 = Hamle, adımda da atlamada da ilk ve son yuvayla yazılır: `l6-m6`, `d2-l6`. Hamleyi bu ikisi belirler. Yolu göstermek isteyen bütün inişleri araya x koyarak yazar: `d2xf7xh5xj4xl6`. Burada ikisi de okunur.
rules-chinese-notation-p2 = Yuva adı taşımayan bir yazı hamle olarak okunamaz. Bunun sana bir maliyeti yoktur.
rules-chinese-diagram-notation = `d2-l6` ile `d2xf7xh5xj4xl6` aynı hamledir.

# Sitenin kuralı: kapı
rules-chinese-door-title = Oyunumuzun kuralı: kapı
rules-chinese-door-p1 = Biri hedefinde hep bir taş bırakırsa on taşı asla içeri sokamazdın. Onun için şu durumda da hedefe varmış sayılırsın: sıran bittiğinde hedefinin on yuvası dolu, içlerinden en az biri senin, dışarıda kalan bütün taşların da kapıda, yani o uca değen beş yuvadan birindeyse.
rules-chinese-door-p2 = Orada kimin taşı durursa dursun, o zaman seninki gibi sayılır. Kural yalnız tahtaya bakar, hiçbir hamleyi değiştirmez; hedefinde yabancı taş yoksa hiçbir etkisi olmaz.
rules-chinese-door-p3 = Bunun herkesçe kabul edilmiş bir kuralı yoktur. Kimi, içinde bir taşının bulunduğu dolu hedefi yeterli sayar; kimi engelleyeni çekilmeye zorlar; kimi onunla yer değiştirtir. Bulmacalarımızın yanıtı on taş kuralında da, kapı kuralında da, dolu hedef kuralında da aynıdır.
rules-chinese-diagram-door = D, `q1` yuvasında bir taş bırakmış. `l6-m6` ile A oyuncusunun onuncu taşı kapıya gelir ve A hedefe varmış sayılır.
rules-chinese-diagram-door-far = Burada onuncu taş ancak `k6` yuvasına gelir, kapıya iki adım kalır. Oyun sürer.

# Sitenin kuralı: ilerlemeyen oyun
rules-chinese-draw-title = Oyunumuzun kuralı: oyun ilerlemiyorsa
rules-chinese-draw-p1 = Aynı konum, sıra aynı oyuncudayken üçüncü kez oluşursa ya da henüz varmamış oyuncuların her biri 200 sıra oynamışsa oyun onların arasında berabere biter.
rules-chinese-draw-p2 = Bildiğimiz kurallar bu konuda bir şey söylemez. Basit programların yarışlarında oyuncu başına yaklaşık 58 sıra düşüyor; 200, olağan bir oyundan çok uzaktır. Bulmacada ikisi de karşına çıkmaz.
rules-chinese-diagram-draw = İki taraf da bir taşı çıkarıp geri götürür, iki kez: başlangıç konumu tahtada üçüncü kez durur.

# Görenekler
rules-chinese-customs-title = Uygulanmayan görenekler
rules-chinese-customs-p1 = Gerçek bir tahtada oynamadan önce bunlarda anlaşın. Hiçbiri burada geçerli değildir.
rules-chinese-customs-l1 = Belirli bir sıra sayısı içinde kendi ucunu boşaltma zorunluluğu.
rules-chinese-customs-l2 = Başkalarının uçlarında durmama, hatta oralardan geçmeme.
rules-chinese-customs-l3 = Hedefe giren taşın oradan bir daha çıkmaması.
rules-chinese-customs-l4 = Hedefinde duran bir taşla yer değiştirme.
rules-chinese-customs-l5 = Uzaktaki bir taşın üzerinden, önünde ne kadar boş yuva varsa arkasında da o kadar bırakarak yapılan uzun atlamalar.

# Farklar
rules-chinese-differences-title = Ne değildir
rules-chinese-differences-l1 = Adına bakma, bir dama türü değildir. Damada üzerinden atlanan taş alınır; burada her taş yerinde kalır.
rules-chinese-differences-l2 = Damada alma zorunludur; burada hiçbir atlama zorunlu değildir.
rules-chinese-differences-l3 = Damada karşıya varan taş güçlenir; burada yalnızca varmış olur.
rules-chinese-differences-l4 = Atası, 16'ya 16 kareli bir tahtada oynanan Halma'dır. Atlama düşüncesi aynıdır.

# İpuçları
rules-chinese-tips-title = Kısa strateji ipuçları
rules-chinese-tips-l1 = Önce iki kişiyle oyna: en yalın biçim odur.
rules-chinese-tips-l2 = Aralarında birer boşluk olan taşlardan bir merdiven kur, ötekileri onun üzerinden taşı.
rules-chinese-tips-l3 = Geriye bir hamle çoğu zaman daha uzun bir zinciri hazırlar.
rules-chinese-tips-l4 = Arkada kimseyi bırakma: yalnız kalan taş köprü bulamaz, her adımı bir sıra tutar.
rules-chinese-tips-l5 = Hedefini ucundan başlayarak doldur. Öndeki yuvalarda oturan, kendi son taşlarının yolunu keser.

# Hatalar
rules-chinese-mistakes-title = Yanlış hatırlananlar
rules-chinese-mistakes-l1 = Yalnız ileri gidildiği. Altı yön de her sırada açıktır.
rules-chinese-mistakes-l2 = Yalnız rakip taşın üzerinden atlandığı ya da o taşın alındığı. Her rengin üzerinden atlanır, hiçbiri alınmaz.
rules-chinese-mistakes-l3 = Zincirin sonuna kadar oynanması gerektiği. Her inişte durulabilir.
rules-chinese-mistakes-l4 = Atlamalara bir adım eklenebildiği. Bir sırada tek tür hareket vardır.
rules-chinese-mistakes-l5 = Bir sırada iki taş oynanabildiği. Hep tek taş oynar.

# Tarih
rules-chinese-history-title = Tarihi: ne Çinli ne dama
rules-chinese-history-p1 = Rochester'daki oyun müzesi The Strong şöyle anlatır: Amerikan oyunu Halma kare bir tahtada oynanırdı; 1892'de Almanya'da ona yıldız biçimi verildi ve Stern-Halma adı kondu; 1928'de Pressman şirketi onu Amerika'da “Hop Ching Checkers” adıyla sattı ve Çin adı yapıştı kaldı. Ad pazarlamadan gelir: oyunun Çin'de bir geçmişi yoktur.
rules-chinese-history-p2 = Stern-Halma'nın belgelendiği yıl 1892'dir. Yıldızı kimin düşündüğünü, düşüncenin o sırada ne kadar eski olduğunu bilmiyoruz. Daha eski tarihler de anlatılır; onlar için bildiğimiz bir belge yok.
rules-chinese-history-p3 = Kurallar da tek bir metin değildir. Parker Brothers kendi kurallarını 1938'de bastı; bugünkü kılavuzlar oyuncu başına on taş verir, burada da onlara uyulur. Açık bıraktıkları yerleri, en çok engelleme ile bitmeyen oyunları, site kendi kurallarıyla çözer; hangileri olduğunu bu sayfa söyler.

# Sorular
rules-chinese-q1 = Bir taş tek sırada birkaç kez atlayabilir mi?
rules-chinese-a1 = Evet; köprü buldukça, istediği gibi dönerek atlar ve her inişte durabilir.
rules-chinese-q2 = Geriye ve yana gidilir mi?
rules-chinese-a2 = Evet. Altı yön de adıma ve atlamaya her zaman açıktır.
rules-chinese-q3 = Bir sırada iki taş oynayabilir miyim?
rules-chinese-a3 = Hayır. Bir sırada tek taş oynar; ya adım atar ya atlar.
rules-chinese-q4 = Atlayabiliyorsam atlamak, zinciri bitirmek zorunda mıyım?
rules-chinese-a4 = Hayır. Atlamak isteğe bağlıdır, ortasında durabilirsin.
rules-chinese-q5 = İki kişi oynayabilir mi?
rules-chinese-a5 = Evet, karşılıklı uçlardan; en yalın biçim de budur. Üç, dört ve altı kişi de oynayabilir, beş kişi oynayamaz.
rules-chinese-q6 = Biri kazandıktan sonra ne olur?
rules-chinese-a6 = Ötekiler derece için sürdürebilir. Kazananın taşları tahtada kalır, üzerlerinden atlanabilir.
rules-chinese-q7 = Biri son yuvamdan çıkmazsa ne olur?
rules-chinese-a7 = O zaman kapı kuralı işler: hedefin dolu, içlerinden biri senin, ötekilerin de kapıdaysa varmış sayılırsın. Bu, oyunumuzun kendi kuralıdır.
