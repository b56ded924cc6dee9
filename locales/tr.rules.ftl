# The rules pages in Turkish. Moves and squares stand between backticks; the page isolates them.
# Never hang a suffix on a move or a square.

## turkish

# The rules in five lines
rules-turkish-five-1 = Taşlar bir kare düz ileri ya da yana gider; çapraz ve geri gitmez.
rules-turkish-five-2 = Rakip taşın üstünden arkasındaki boş kareye atlayarak alırsın; alınan taş hemen kalkar, aynı taş alabildikçe devam eder.
rules-turkish-five-3 = Alma zorunludur ve konumda en çok kaç taş alınabiliyorsa o kadarını alırsın; dama da bir taş sayılır.
rules-turkish-five-4 = Hamlesini son sırada bitiren taş dama olur: dört yöne düz hatta istediği kadar gider, uzaktan alır, ama iki atlayış arasında 180° dönmez.
rules-turkish-five-5 = Bütün taşları alan ya da rakibi hamlesiz bırakan kazanır; damaya karşı dama kalınca oyun hemen berabere biter.

# From zero
rules-turkish-zero-title = Sıfırdan başla
rules-turkish-zero-p1 = Türk daması kahvede, parkta, evde oynanır; adı çoğu zaman sadece Dama'dır, yurt dışında “Turkish draughts” diye bilinir. Çapraz oynanan damayı biliyorsan çaprazı unut: burada her şey düz gider.
rules-turkish-zero-p2 = Aşağıdaki tahtaları dene. Hiçbir şey sayılmaz, istediğin kadar baştan başlayabilirsin; beyaz yukarı doğru oynar.
rules-turkish-diagram-zero-step = Bir taş, üç yol: ileri, sola, sağa. Üçünü de dene.
rules-turkish-diagram-zero-capture = `e5` karesindeki siyah taş tam önünde, arkası boş: `e4` karesinden `e6` karesine atla.
rules-turkish-diagram-zero-chain = Tek hamle, üç taş: ileri, sola, yine ileri. Taşının indiği karelere sırayla dokun.
rules-turkish-diagram-zero-king = Bir dama: yukarı, aşağı, sola, sağa, yol boş oldukça.

# Board and start
rules-turkish-board-title = Tahta ve başlangıç
rules-turkish-board-p1 = Tahta 8'e 8 karedir ve 64 karenin hepsi kullanılır. Tek renktir, çizgilidir: oyun düz hatlarda yürür, karelerin rengi bir şey değiştirmez. Sütunlar beyazın solundan a–h, sıralar beyazın tarafından 1–8 diye okunur.
rules-turkish-board-p2 = Her oyuncunun on altı taşı vardır, ikinci ve üçüncü sırasına dizilir; arkadaki sıra boştur. İlk hamle beyazındır, sonra sırayla birer hamle yapılır, pas geçilmez. Yalnız kendi taşını oynarsın.
rules-turkish-diagram-start = Başlangıç. Beyazın sekiz hamlesi var: öndeki her taş bir kare ileri. Şimdi siyah taşlar oynatılamaz; `d4` karesi de boştur.

# Men
rules-turkish-men-title = Taş nasıl gider
rules-turkish-men-p1 = Taş, yanındaki boş bir kareye bir kare gider: düz ileri, sola ya da sağa. Geri gitmez, çapraz gitmez, ilk hamlesinde bile iki kare gitmez.
rules-turkish-men-p2 = Yana adım da tam bir hamledir. İleri gitmekten vazgeçersin ama bir sütundan ötekine geçmenin tek yolu odur.
rules-turkish-diagram-men = `d4` karesindeki taşın yolları `d5`, `c4` ve `e4`. Geriye `d3`, çapraza `e5`, iki kare öteye `d6` olmaz.
rules-turkish-diagram-men-taken = Bir karede tek taş durur. `d4` karesindeki taş `d5` karesine gidemez, orada kendi taşı var; yana gidebilir.

# Capture
rules-turkish-capture-title = Taş nasıl alır
rules-turkish-capture-p1 = Rakip taş, taşının tam önünde ya da tam yanında duruyorsa ve hemen arkasındaki kare boşsa, taşın oraya atlar ve rakip taş alınır. Kendi taşının üstünden atlanmaz, iki taşın üstünden birden atlanmaz.
rules-turkish-capture-p2 = Taş geriye almaz. Taşının yanından geçip arkasında kalan bir rakip, o taş dama olana kadar ondan kurtulmuştur.
rules-turkish-diagram-capture = Birer taşlık üç alma: `d5`, `c4` ya da `e4` karesindeki taş. Üçü de olur, seçim senin.
rules-turkish-diagram-capture-back = `d3` karesindeki siyah taş taşının arkasında kaldı: alınamaz.

# Compulsory
rules-turkish-compulsory-title = Alma zorunludur
rules-turkish-compulsory-p1 = Taşlarından biri alabiliyorsa almak zorundasın. Başka bir hamle kabul edilmez; denemekle bir şey kaybetmezsin. Burada almayı unutanın taşı gitmez, o hamle olmaz, hepsi bu.
rules-turkish-compulsory-p2 = Oyunun ruhu budur. Rakip almak zorunda olduğu için taşlarını istediğin yere çekebilirsin.
rules-turkish-diagram-compulsory = Beyaz `d5` karesindeki taşı alabiliyor; bu yüzden sakin `g3-g4` hamlesi kabul edilmez.

# Chain
rules-turkish-chain-title = Zincirleme alma
rules-turkish-chain-p1 = Taşın indiği kareden yeniden alabiliyorsa aynı hamlede devam eder, alacak taş kalmayana kadar. Her atlayışta yön değiştirebilir: taş ileri ya da yana, dama dört yöne.
rules-turkish-chain-p2 = Yarıda durulmaz. Başlayıp bitirmediğin zincir henüz hamle değildir: ya tamamla ya da taşı bırak.
rules-turkish-diagram-chain = İleri `c4`, sağa `d5`, ileri `e6`: üç taş. `c5` karesinde durulmaz.

# Longest
rules-turkish-longest-title = En çok alma kuralı
rules-turkish-longest-p1 = Birden çok alma varsa yalnız en çok taş alan geçerlidir, hangi taşla yapılırsa yapılsın. Sayarken taş da dama da birdir: iki taş, bir damadan çoktur.
rules-turkish-longest-p2 = En çok sayıda eşitlik varsa seçim senindir. Taşla mı damayla mı aldığın, kimi önce aldığın fark etmez.
rules-turkish-diagram-longest = `d5` ve `d7` üzerinden iki taş alınır, `e4` üzerinden bir. Kısa olanı kabul edilmez.
rules-turkish-diagram-longest-equal = Bir yanda dama, öbür yanda taş: ikisi de bir sayılır, beyaz seçer.

# Lifted
rules-turkish-lifted-title = Alınan taş hemen kalkar
rules-turkish-lifted-p1 = Alınan her taş, üstünden atlandığı anda kalkar; hamlenin sonu beklenmez. Karesi aynı zincirin devamında boştur: üstünden geçebilir, oraya inebilirsin. Taşının çıktığı kare de boş sayılır.
rules-turkish-lifted-p2 = Bu yüzden zincir kendi yolunu açabilir. Hesap yaparken taşları kafanda birer birer kaldır.
rules-turkish-diagram-lifted = Dama önce `a4` karesindeki taşı alır, üç atlayış sonra tam o kareye iner: `a2xa6xh6xh4xa4`. Dört taşın dördü de gider.

# No turn
rules-turkish-no-turn-title = 180° dönüş yasağı
rules-turkish-no-turn-p1 = Bir zincirin iki atlayışı arasında taş düz devam edebilir, sola ya da sağa dönebilir; ama 180° dönüp geldiği hattan geri gelemez. Araya yana bir dönüş girdikten sonra eski yön yeniden kullanılabilir.
rules-turkish-no-turn-p2 = Uygulamada bu kural damaları bağlar: taşın arkasında, dönüp alabileceği bir taş zaten bulunmaz.
rules-turkish-diagram-no-turn = Dama ya `d6` ya `d2` karesindeki taşı alır, ikisini birden değil: `d7` ya da `d8` karesine inince geri dönemez.
rules-turkish-diagram-no-turn-again = Araya yana dönüş girince dama yukarı, sağa, yine yukarı gider: serbest.

# King
rules-turkish-king-title = Dama nasıl gider
rules-turkish-king-p1 = Dama düz hatta, boş karelerde istediği kadar gider: ileri, geri, sola, sağa. Çapraz gitmez; almadan hiçbir taşın üstünden geçmez.
rules-turkish-diagram-king = `b6` karesindeki taş kendi damasının yolunu keser: dama `b5` karesine varır, `b6` ve `b8` olmaz. Yatayda `h2` karesine kadar gider.

# King captures
rules-turkish-king-capture-title = Dama uzaktan alır
rules-turkish-king-capture-p1 = Dama, hattındaki rakip taşı arası boş oldukça her uzaklıktan alır; taşın arkasında en az bir boş kare olmalıdır. Arkadaki boş karelerden istediğine iner, hat açık oldukça.
rules-turkish-king-capture-p2 = Arka arkaya duran iki taş onu durdurur, kendi taşı da durdurur. Zincirde iniş serbest değildir: en uzun zincirin devam ettiği kareye iner.
rules-turkish-diagram-king-capture = `a2` karesindeki dama `e2` karesindeki taşı alır; `f2`, `g2` ya da `h2` karesine iner.
rules-turkish-diagram-king-capture-two = Arka arkaya iki taş, `e2` ve `f2`: alınacak bir şey yok, dama ancak `d2` karesine kadar gider.
rules-turkish-diagram-king-capture-land = Dama ancak `f2` karesinden `f5` karesindeki taşı da alabilir. `h2` karesine uçarsa iki yerine bir taş almış olur.

# Crowning
rules-turkish-crowning-title = Dama olmak
rules-turkish-crowning-p1 = Hamlesini son sırada bitiren taş (beyaz için 8., siyah için 1. sıra) dama olur. Dama gibi oynaması bir sonraki hamlesinde başlar.
rules-turkish-crowning-p2 = Alırken son sıraya inmişse ve yanında hâlâ alabileceği bir rakip varsa onu almak zorundadır; taş olarak, yana. Taç, zincir orada bitene kadar bekler.
rules-turkish-diagram-crowning = Son sıraya bir adım: taş dama olur.
rules-turkish-diagram-crowning-waits = `c7` üzerinden `c8` karesine iner, yanında `d8` karesindeki siyah dama durur: onu da alır ve `e8` karesinde dama olur. Taç için `c8` karesinde durulmaz.

# Winning
rules-turkish-winning-title = Oyun nasıl kazanılır
rules-turkish-winning-p1 = Rakibin taşı kalmadığında kazanırsın. Sıra ondayken hiçbir taşı oynayamıyorsa yine kazanırsın: hamle yapamayan kaybeder. Oyuncu pes de edebilir.
rules-turkish-winning-p2 = Önce galibiyete, sonra beraberliğe bakılır. Bu oyunda taşa karşı taş da, taşa karşı dama da beraberlik değildir: oyun sürer.
rules-turkish-diagram-winning = Son siyah taş alınır: beyaz kazanır.
rules-turkish-diagram-winning-blocked = Beyaz `c5-c1` oynar; köşedeki siyah dama ne gidebilir ne alabilir: beyaz kazanır.

# Draw: kings
rules-turkish-draw-kings-title = Beraberlik: damaya karşı dama
rules-turkish-draw-kings-p1 = İki tarafta da yalnız birer dama kaldığı anda oyun berabere biter; sıradaki oyuncu alabilecek olsa bile. Oyun bitmiştir, artık hamle kabul edilmez.
rules-turkish-diagram-draw-kings = Beyaz `f2` karesindeki taşı alır; iki dama kalır, oyun berabere.
rules-turkish-diagram-draw-kings-over = Bu oyun çoktan bitti. `d4xd7` artık oynanmaz.

# Draw: repetition
rules-turkish-draw-repetition-title = Beraberlik: aynı konum üç kez
rules-turkish-draw-repetition-p1 = Aynı konum, sıra aynı oyuncudayken üçüncü kez tahtaya gelirse oyun berabere biter. Üç kezin art arda gelmesi gerekmez; oyunun başladığı konum da sayılır.
rules-turkish-diagram-draw-repetition = İki taraf iki kez gidip gelir: şemadaki konum üçüncü kez tahtada.

# Draw: agreement
rules-turkish-draw-agreement-title = Anlaşmalı beraberlik
rules-turkish-draw-agreement-p1 = İki oyuncu oyunun her anında beraberlikte anlaşabilir. Bulmacada anlaşacak kimse yoktur: orada kazancı ararsın.
rules-turkish-diagram-draw-agreement = İkişer dama, açık hatlar: oyuncular burada çoğu zaman el sıkışır. Sıkışmadıkça oyun sürer.

# Notation
rules-turkish-notation-title = Hamleler nasıl yazılır
rules-turkish-notation-p1 = Sakin hamle kısa çizgiyle yazılır, `d3-d4`; alma x harfiyle. Zincirde inilen her kare söylenir: `c3xc5xe5xe7`. Başlangıç ve bitiş hamleyi belirliyorsa aradaki kareleri yazmayabilirsin.
rules-turkish-notation-p2 = İki ayrı alma aynı karede başlayıp aynı karede bitiyorsa kısa yazım belirsizdir, tam yol istenir. Hamleye benzemeyen yazı okunamadı sayılır. İkisi de hak götürmez.
rules-turkish-notation-p3 = Federasyonun (TÜDAF) yazımında başlangıçtan sonra alınan taşların kareleri sıralanır. Tek bir geçerli hamleye uyuyorsa o yazım da burada okunur.
rules-turkish-diagram-notation = `d2` karesinden `b6` karesine iki yol var, ikisi de üç taş alır: `d2xb2xb4xb6` ve `d2xd4xb4xb6`. Kısa yazım `d2xb6` hangisi olduğunu söylemez.

# This site's own rule
rules-turkish-draw-25-title = Sitemizin kendi kuralı: ilerlemesiz 25 hamle
rules-turkish-draw-25-p1 = İki taraf art arda 25'er hamle boyunca taş almaz ve hiçbir taşı ileri sürmezse oyun berabere biter. Yana adım sayacı sıfırlamaz; ileri adım ve alma sıfırlar.
rules-turkish-draw-25-p2 = Bu sınır bizimdir, bitmeyen dama turlarına karşı koyduk; federasyon böyle oyun sonlarını hakeme bırakır. Bu sayfadaki öteki beraberlikler ve pes etme oyunun kendi kuralıdır. Bulmacalarda ne bu sayaç ne de tekrar devreye girer: ikisi de baştan başlar, çözüm kısadır.
rules-turkish-diagram-draw-25 = Damalar 25'er hamle dolaşır, kimse taş almaz, hiçbir taş ilerlemez: beraberlik. Bir hamle önce oyun sürüyordu.
rules-turkish-diagram-draw-25-sideways = Aynı konum, başka bir gezinti. Burada taş `d4` karesine gidip `c4` karesine döner, hep yana; sayaç işler, oyun yine berabere.

# Customs
rules-turkish-customs-title = Uygulamadığımız âdetler
rules-turkish-customs-p1 = Gerçek masalarda bunlara rastlarsın. Burada geçerli değiller:
rules-turkish-customs-l1 = Dokunulan taş oynanır. Burada hamle tamamlanana kadar taşı bırakıp başkasını seçebilirsin.
rules-turkish-customs-l2 = Birden çok damaya karşı tek dama kalınca oyunu kazanılmış saymak; Ürdün'deki Madar böyle yapar. Burada oynayıp kazanman gerekir.
rules-turkish-customs-l3 = Almayı unutanın taşını kaldırmak. Burada almayı atlayan hamle yalnızca kabul edilmez.

# Differences
rules-turkish-differences-title = Komşu oyunlardan farkı
rules-turkish-differences-p1 = Ailenin bütün oyunlarında atlama ve taç vardır. Buradaki farklar şunlar:
rules-turkish-differences-l1 = Düzdür, çapraz değil: 64 karenin hepsi oyundadır; on iki ya da yirmi değil, on altışar taş vardır.
rules-turkish-differences-l2 = Arap damasıyla hamleler aynıdır, beraberlikler değil. Orada ne olursa olsun birer taş kalınca oyun berabere biter, sayaç da 40'ar hamledir.
rules-turkish-differences-l3 = Rus damasında taşlar geriye de alır, istenen alma seçilir, alırken dama olan taş dama olarak devam eder.
rules-turkish-differences-l4 = Uluslararası damada da en çok taş alınır, ama taşlar geriye alır ve alınanlar hamle bitene kadar tahtada kalır.
rules-turkish-differences-l5 = Programlar bir noktada ayrılır: kimi, alırken son sıraya varan taşı hemen dama yapıp dama olarak devam ettirir. Burada, federasyonun kuralında olduğu gibi, taş olarak devam eder.

# Tips
rules-turkish-tips-title = Kısa strateji ipuçları
rules-turkish-tips-l1 = Taşlarını yan yana ve art arda tut. Aynı hatta arka arkaya duran iki taş o hattan alınamaz.
rules-turkish-tips-l2 = Bir verip çok alan hamleyi ara. Rakip almak zorunda; nereye ineceğine sen karar verirsin.
rules-turkish-tips-l3 = İlk damayı çıkaran çoğu zaman kazanır. Kendi yolunu açık tut, rakibinkini kapat.
rules-turkish-tips-l4 = Öndeysen taş değiş tokuş et: taş azaldıkça fazlan ağır basar.
rules-turkish-diagram-tips-pair = Sıra siyahta. `d3` karesindeki taş `d4` karesindekini destekler: siyahın alacağı bir şey yok.
rules-turkish-diagram-tips-give = Beyaz `h8` karesinde dama çıkar, `h4xf4` olmasına izin verir. Siyah taş `h4` karesinden ayrılmıştır; yeni dama `h8xh4xc4xc8` ile üç taşı ve oyunu alır.

# Mistakes
rules-turkish-mistakes-title = Sık yapılan hatalar
rules-turkish-mistakes-l1 = Alma varken başka taş oynamak.
rules-turkish-mistakes-l2 = Ganimeti güzel diye kısa zinciri seçmek.
rules-turkish-mistakes-l3 = Taşı geri ya da çapraz oynamaya çalışmak.
rules-turkish-mistakes-l4 = Alınan taşlar sona kadar duruyormuş gibi hesap yapmak: hemen kalkarlar, hatlar açılır.
rules-turkish-mistakes-l5 = Arkası boş bir taşı damanın hattında yalnız bırakmak.
rules-turkish-mistakes-l6 = Damanın 180° döndüğü bir zincir kurmak.

# History
rules-turkish-history-title = Tarihi ve kuşkulu yanları
rules-turkish-history-p1 = Oyunun ne kadar eski olduğunu kimse bilmiyor. Eski kayıtları arayan Franco Pratesi, 17. yüzyılın ikinci yarısından önceye ait bir belge bulamadığını yazar. Murray, Kruijswijk ve van der Stoep'un tarihlerinde Jean de Thévenot (1663), Mallet (1668) ve Thomas Hyde (1694) anılır; kurallar hakkında yalnız son ikisi bir şeyler söyler.
rules-turkish-history-p2 = Bu adlara da temkinle bakmalı: Pratesi, eski listelerdeki “dama turcica” sözünün mangala ya da satranç da olabileceği uyarısını yapar.
rules-turkish-history-p3 = Kökeni konusunda kanıt değil, görüş var. Govert Westerveld onu 15. yüzyıl sonunda İspanya'dan sürülen Yahudilere bağlar; Pratesi bu görüşü özgün ama doğrulanmamış bulur, oyunda tahtaların tek renkli olduğu çağdan kalma daha eski oyunların izini görür. dama.org.tr sitesi oyunun Afganistan–Hindistan bölgesinden Persler yoluyla yayıldığının kabul edildiğini yazar; biz bunu bir rivayet olarak aktarıyoruz.

# Questions and answers
rules-turkish-q1 = Bildiğimiz çapraz damadan farkı ne?
rules-turkish-a1 = Çapraz değil düz oynanır; 64 karenin hepsi kullanılır, on altışar taş vardır. Taşlar yana da gider ve alır, alınan taş hemen kalkar.
rules-turkish-q2 = Alma zorunlu mu?
rules-turkish-a2 = Evet. Üstelik almalar içinde en çok taş alanı seçmek zorundasın.
rules-turkish-q3 = Alma sayılırken dama daha mı değerli?
rules-turkish-a3 = Hayır. Her taş bir sayılır; iki taş bir damadan çoktur.
rules-turkish-q4 = Taş geriye alabilir mi?
rules-turkish-a4 = Hayır, yalnız ileri ve yana alır. Dama dört yöne alır.
rules-turkish-q5 = Dama alırken geri dönebilir mi?
rules-turkish-a5 = İki atlayış arasında 180° dönemez. Sola ya da sağa döner; ondan sonra eski yönü yeniden kullanabilir.
rules-turkish-q6 = Oyun ne zaman berabere biter?
rules-turkish-a6 = Damaya karşı dama kaldığı anda; aynı konum üçüncü kez geldiğinde; anlaşmayla; sitemizin kendi kuralıyla da alma ve ileri sürülen taş olmadan geçen 25'er hamlenin sonunda.

## arabic

# The rules in five lines
rules-arabic-five-1 = Taş bir kare düz ileri ya da yana adım atar; çapraz ve geri gitmez.
rules-arabic-five-2 = Almak için yandaki rakip taşın üstünden arkasındaki boş kareye atlarsın; taş o anda kalkar, senin taşın alabildikçe devam eder.
rules-arabic-five-3 = Alma zorunludur ve yalnız en çok taş alan almalar geçerlidir; taş da dama da bir sayılır.
rules-arabic-five-4 = Hamlesi son sırada biten taş dama olur; dama dört yöne düz hatta uçar, uzaktan alır, iki atlayış arasında 180° dönmez.
rules-arabic-five-5 = Her şeyi alan ya da rakibi hamlesiz bırakan kazanır; taş olsun dama olsun, birer taş kalınca oyun hemen berabere biter.

# From zero
rules-arabic-zero-title = Sıfırdan başla
rules-arabic-zero-p1 = Arap daması (الداما العربية) Doğu Akdeniz'in Arap ülkelerinde ve Körfez'de oynanır; Bahreyn'de adı Bahreyn damasıdır. “Dama” hem oyunun hem taç giyen taşın adıdır.
rules-arabic-zero-p2 = Önce bu tahtalarla oyna. Burada hiçbir şey sayılmaz, hiçbir şey bozulmaz; beyaz yukarı doğru oynar.
rules-arabic-diagram-zero-step = Bir taşın en çok üç yolu vardır: ileri, sol, sağ.
rules-arabic-diagram-zero-capture = `d4` karesindeki siyah taş taşının önünde, `d5` boş: atla.
rules-arabic-diagram-zero-chain = Sağa, ileri, sağa: tek hamlede üç taş. Karelere sırayla dokun.
rules-arabic-diagram-zero-king = Dama, bulunduğu yatay sırada ya da sütunda istediğin kadar gider.

# Board and start
rules-arabic-board-title = Tahta ve başlangıç
rules-arabic-board-p1 = Sekiz sıra, sekiz sütun; her karede oynanır. Tahta burada düz renklidir, iki renkli tahta da olurdu: renk hiçbir kurala girmez. Sütunlar beyazın solundan a–h, sıralar beyazın tarafından 1–8'dir.
rules-arabic-board-p2 = Her oyuncunun ikinci ve üçüncü sırasında on altı taş durur; birinci sıra boştur. Beyaz başlar. Sırası gelen kendi renginden bir taşla bir hamle yapar, pas geçilmez.
rules-arabic-diagram-start = Beyaz başlar; ilk hamle için sekiz yol var, hepsi bir kare ileri. `h6` karesindeki ve o sıradaki taşlar siyahındır, `e4` karesinde taş yoktur.

# Men
rules-arabic-men-title = Taşın adımı
rules-arabic-men-p1 = Taş önündeki, solundaki ya da sağındaki kareye, boşsa, bir adım atar. Geri gitmez, çapraz kaymaz, iki kare birden gitmez.
rules-arabic-men-p2 = Yana adım boşa giden bir hamle gibi görünür. Oysa sütundan sütuna geçmenin tek yolu odur ve çoğu zincir onun üstüne kurulur.
rules-arabic-diagram-men = `e4` karesinden `e5`, `d4` ya da `f4` karesine. `e3` olmaz, `f5` olmaz, `e6` olmaz.
rules-arabic-diagram-men-taken = `e4` karesindeki taş `f4` karesine gidemez: kare dolu.

# Capture
rules-arabic-capture-title = Taşın alması
rules-arabic-capture-p1 = Taşının tam önünde ya da yanında bir rakip, onun hemen arkasında boş bir kare: taşın o kareye atlar, rakip alınır. Kendi taşının, iki taşın ya da boş karenin üstünden atlanmaz.
rules-arabic-capture-p2 = Bu oyunda taş geriye hiç almaz; ne ilk atlayışta ne zincirin devamında.
rules-arabic-diagram-capture = Üç komşu, üç alma: `e6`, `d5`, `f5`.
rules-arabic-diagram-capture-back = `e3`, `e4` karesindeki taşın arkasındadır: orada alma yok.

# Compulsory
rules-arabic-compulsory-title = Alma zorunludur
rules-arabic-compulsory-p1 = Alabilen alır. Alması gereken taşlar tahtada işaretlenir; başka hamle kabul edilmez, bunun bir bedeli de yoktur.
rules-arabic-diagram-compulsory = `f5` karesindeki taş alınabilir; `b3-b4` bekler.

# Chain
rules-arabic-chain-title = Zincirleme alma
rules-arabic-chain-p1 = Atladıktan sonra yeni kareden bir daha bak: aynı taş yine alabiliyorsa, alamaz olana kadar aynı hamlede devam etmek zorundadır. Her atlayış, taşın gidebildiği başka bir yöne olabilir.
rules-arabic-chain-p2 = Bir zinciri başlatmadan önce sonuna kadar say.
rules-arabic-diagram-chain = Sola `f3`, ileri `e4`, sola `d5`. Zincir `e3` karesinde bitmez.

# Longest
rules-arabic-longest-title = En çok alma kuralı
rules-arabic-longest-p1 = Tahtadaki bütün almalar içinde yalnız en çok taş alanlar geçerlidir. Damanın ayrıcalığı yoktur: damayla almak ya da dama almak, taştan fazla sayılmaz.
rules-arabic-longest-p2 = Oyun kısasını kendiliğinden reddeder. En uzunlar arasında seçim senindir; taşının nerede durduğu, çoğu zaman kaç taş aldığından önemlidir.
rules-arabic-diagram-longest = Solda bir dama, sağda iki taş. İki birden çoktur: `f3xf5xf7`; `b4xb6` kabul edilmez.
rules-arabic-diagram-longest-equal = İki yolda da birer taş: `c5` ya da `d4`, nasıl istersen.

# Lifted
rules-arabic-lifted-title = Atlandığı anda kalkar
rules-arabic-lifted-p1 = Üstünden atlanan taş tahtadan hemen kalkar. O andan sonra karesi aynı zincir için boştur: üstünden geçilir, oraya inilir; zincirin başladığı kare de öyle.
rules-arabic-lifted-p2 = Bu yüzden hiçbir taş iki kez alınmaz, alınmış taş da yol kesmez.
rules-arabic-diagram-lifted = Dama dolaşır ve ilk aldığı taşın durduğu `a3` karesinde durur: `a1xa5xf5xf3xa3`.

# No turn
rules-arabic-no-turn-title = 180° dönüş yasağı
rules-arabic-no-turn-p1 = Bir atlayıştan ötekine taş yönünü koruyabilir ya da iki yandan birine dönebilir. Tam geri dönmek, geldiği hattan gitmek yasaktır. Yana döndükten sonra önceki yön yeniden serbesttir.
rules-arabic-diagram-no-turn = Ya `c4` ya `g4`, tek hamlede ikisi birden değil: dama `a4` karesinden geri dönemez.
rules-arabic-diagram-no-turn-again = Sola, ileri, yine sola: hep yana dönüş, üçü de alınır.

# King
rules-arabic-king-title = Damanın gidişi
rules-arabic-king-p1 = Dama, yatay sırasında ya da sütununda boş kareler boyunca istediği kadar gider: ileri, geri, sola, sağa. Hattaki taş gidişi keser; yalnız arkası boş bir rakibin üstünden atlanır.
rules-arabic-diagram-king = `g6` karesinde kendi taşı var: sütun `g5` karesine kadar açık, `g6` dolu, `g8` kapalı. `e4` karesine çapraz yol dama için de yoktur.

# King captures
rules-arabic-king-capture-title = Dama uzaktan alır
rules-arabic-king-capture-p1 = Dama ile rakip taşın arası boşsa ve taşın arkasındaki kare de boşsa, dama onu alır ve arkadaki boş karelerden birine iner. Zincirde, en çok taşı alabileceği kareye inmek zorundadır.
rules-arabic-king-capture-p2 = Aralarında boşluk olmayan iki rakip taş, dama için bile duvardır.
rules-arabic-diagram-king-capture = `h3` karesindeki dama `d3` karesindeki taşı alır; `c3`, `b3` ya da `a3` karesinde durur.
rules-arabic-diagram-king-capture-two = Duvar: `d3` ile `c3` bitişik. Dama `e3` karesinden öteye geçemez.
rules-arabic-diagram-king-capture-land = `c3` karesinde durmak `c6` yolunu açar. `a3` karesine kadar gitmek iki yerine bir taş alır, kabul edilmez.

# Crowning
rules-arabic-crowning-title = Dama olmak
rules-arabic-crowning-p1 = Taş, hamlesi son sırada bittiğinde dama olur ve bir sonraki hamlesinden başlayarak dama gibi oynar.
rules-arabic-crowning-p2 = Çözülmüş örnek: taş son sıraya atlar, yanında arkası boş bir rakip dama durur. Taş, hâlâ taş olarak, onu almak zorundadır; taç hamlenin sonunu bekler.
rules-arabic-diagram-crowning = `f7` karesinden bir adım ileri, `f8`: taş dama oldu.
rules-arabic-diagram-crowning-waits = Örneğin kendisi: `f7` üzerinden `f8` karesine, sonra `e8` karesindeki damanın üstünden `d8` karesine; taç ancak orada. `f8` karesinde durulmaz.

# Winning
rules-arabic-winning-title = Kazanmak
rules-arabic-winning-p1 = Rakibin son taşını alınca ya da sırası geldiğinde onu hamlesiz bırakınca kazanırsın. Pes eden kaybeder.
rules-arabic-winning-p2 = Önce galibiyete, sonra beraberliğe bakılır.
rules-arabic-diagram-winning = `d4xd6` son taşı alır: beyaz kazanır.
rules-arabic-diagram-winning-blocked = `f5-f1` oynanınca köşedeki damanın gideceği kare de alacağı taş da kalmaz: beyaz kapatarak kazanır.

# Draw: repetition
rules-arabic-draw-repetition-title = Beraberlik: aynı konum üç kez
rules-arabic-draw-repetition-p1 = Sıra aynı oyuncudayken aynı konum üçüncü kez gelirse oyun berabere biter. Hemen art arda gelmesi gerekmez; başlangıç konumu da sayılır.
rules-arabic-diagram-draw-repetition = İki dama gider gelir, iki kez: şemadaki konum tahtaya üçüncü kez gelir.

# Notation
rules-arabic-notation-title = Hamle yazımı
rules-arabic-notation-p1 = `e3-e4` sakin bir hamledir. `g3xe3xe5xc5` indiği bütün karelerle yazılmış bir almadır; başlangıç ve bitiş şüphe bırakmıyorsa ikisi yeter.
rules-arabic-notation-p2 = Kısa yazım iki ayrı almaya uyuyorsa tam yol istenir; hamle olarak hiç okunamıyorsa bu söylenir. İkisi de hak götürmez. Tahta her dilde a solda olarak kalır.
rules-arabic-diagram-notation = `e2xg2xg4xg6` mı, `e2xe4xg4xg6` mı? Yalnız `e2xg6` bunu söylemez.

# This site's own rules
rules-arabic-draw-one-each-title = Sitemizin kendi kuralı: birer taş
rules-arabic-draw-one-each-p1 = Taş olsun dama olsun, iki oyuncunun da yalnız birer taşı kaldığı anda oyun berabere biter. Sıradaki oyuncu alabilecek ya da taşını dama yapabilecek olsa bile orada biter.
rules-arabic-draw-one-each-p2 = Arap daması için hiçbir federasyon metni bunu söylemez; kural bizimdir. Başkaları, örneğin Ürdün'deki Madar, alma varsa önce onu oynatır.
rules-arabic-diagram-draw-one-each = Beyaz `c4` karesindeki taşı alır; ikisine de birer taş kalır, oyun berabere.
rules-arabic-diagram-draw-one-each-over = Çoktan bitti: `d4xd8` artık oynanmaz.
rules-arabic-draw-40-title = Sitemizin kendi kuralı: ilerlemesiz 40 hamle
rules-arabic-draw-40-p1 = İki taraf art arda 40'ar hamle boyunca taş almaz ve hiçbir taşı oynatmazsa oyun berabere biter. Taşın her adımı, yana olanı da, sayacı baştan başlatır.
rules-arabic-draw-40-p2 = Bu da bizimdir, bir federasyonun değil. Üç kez tekrar ise bizim değildir. Bulmacada ikisi de devreye girmez: sayaçlar baştan başlar, çözüm kısadır.
rules-arabic-diagram-draw-40 = Kırkar hamle yalnız damalar oynar: beraberlik. Bir hamle önce oyun sürüyordu.
rules-arabic-diagram-draw-40-reset = Aynı konumdan başka bir gezinti: `c4` karesindeki taş arada `b4` karesine adım attı; sayaç baştan başladı, oyun sürüyor.

# Customs
rules-arabic-customs-title = Anlatılan ama uygulanmayan âdetler
rules-arabic-customs-p1 = Evde, kahvede oynanan oyunun kendi görgüsü vardır. Biz anlatırız, tahta bunları istemez.
rules-arabic-customs-l1 = Rakibi, taşının tehlikede olduğu konusunda uyarmak: bir nezakettir, hep isteğe bağlıdır.
rules-arabic-customs-l2 = Bahreyn'de: tehlikedeki taşı olan, yapabiliyorsa onu oynamak zorundadır; tehdit etmek ya da almak için başka taş oynayamaz. Burada serbestsin.
rules-arabic-customs-l3 = Birden çok damaya karşı tek damayı kazanılmış saymak, Madar programındaki gibi. Burada kazanana kadar oynanır.
rules-arabic-diagram-customs = Siyah `d4` karesinden `c4` karesindeki taşı tehdit ediyor. Bahreyn'de beyazın onu kurtarması gerekirdi; burada `g2-g3` de `c4-c5` kadar geçerlidir.

# Differences
rules-arabic-differences-title = Komşu oyunlardan farkı
rules-arabic-differences-l1 = Türk daması: gidiş ve alma aynıdır. Orada yalnız damaya karşı dama kalınca oyun hemen berabere biter, sayaç 25'er hamledir ve yana adım onu sıfırlamaz.
rules-arabic-differences-l2 = Rus daması: çapraz, on ikişer taş; taşlar geriye alır, istenen alma seçilir, alınan taşlar hamleden sonra kalkar.
rules-arabic-differences-l3 = Amerikan daması: çapraz, on ikişer taş; dama yalnız bir kare gider, istenen alma seçilir.

# Against International
rules-arabic-compare-international-title = Madde madde: uluslararası dama
rules-arabic-compare-international-l1 = Kareler: orada 100 karenin 50 koyusunda, yirmişer taşla oynanır; burada 64 karenin hepsinde, on altışar taşla.
rules-arabic-compare-international-l2 = Yön: orada çapraz; burada düz, taşlar yana da gider.
rules-arabic-compare-international-l3 = Zorunlu alma, en çok taş: ikisinde de aynı, damanın ayrıcalığı yok.
rules-arabic-compare-international-l4 = Taşın geriye alması: orada var; burada yok.
rules-arabic-compare-international-l5 = Dama ikisinde de uzağa gider; burada iki atlayış arasında 180° dönemez, çapraz oyunlarda böyle bir yasak yoktur.
rules-arabic-compare-international-l6 = Alırken son sıraya varmak: ikisinde de taş, taş olarak devam eder; hamle son sırada biterse dama olur.
rules-arabic-compare-international-l7 = Alınan taşlar: orada hamleden sonra kalkar, yol kesebilir; burada hemen kalkar.
rules-arabic-compare-international-l8 = Beraberlik: orada, bu sitede, üç kez tekrar ve yalnız damalarla 25'er hamle; burada birer taş, üç kez tekrar ve 40'ar hamle.

# Against Brazilian
rules-arabic-compare-brazilian-title = Madde madde: Brezilya daması
rules-arabic-compare-brazilian-p1 = Brezilya daması, uluslararası damanın küçük tahtadaki halidir.
rules-arabic-compare-brazilian-l1 = Kareler: tahta aynı 64 karedir ama yalnız 32'sinde, on ikişer taşla oynanır.
rules-arabic-compare-brazilian-l2 = Yön: orada çapraz, burada düz.
rules-arabic-compare-brazilian-l3 = Zorunlu alma ve en çok taş: aynı, damanın ayrıcalığı yok.
rules-arabic-compare-brazilian-l4 = Taşın geriye alması: orada var; burada yok.
rules-arabic-compare-brazilian-l5 = Zincirde 180° dönüş: yalnız burada yasak. Uzağa giden dama ikisinde de var.
rules-arabic-compare-brazilian-l6 = Alırken son sıraya varmak: ikisinde de taş olarak devam eder. Kalkma: orada hamleden sonra, burada hemen.
rules-arabic-compare-brazilian-l7 = Beraberlik: orada, bu sitede, alma ve dama olma olmadan 40'ar hamle; taşın yalnızca oynaması, buradakinin tersine, o sayacı sıfırlamaz.

# Against Spanish
rules-arabic-compare-spanish-title = Madde madde: İspanyol daması
rules-arabic-compare-spanish-l1 = Kareler: buradaki gibi 64, ama yalnız 32'sinde, on ikişer taşla oynanır.
rules-arabic-compare-spanish-l2 = Yön: orada çapraz, burada düz.
rules-arabic-compare-spanish-l3 = Taşın geriye alması: ikisinde de yok.
rules-arabic-compare-spanish-l4 = Hangi alma: ikisinde de en çok taş. Sayı eşitse İspanyol daması, Portekiz daması gibi, en çok dama alanı ister; burada seçim serbesttir.
rules-arabic-compare-spanish-l5 = Dama: ikisinde de uzağa gider; 180° dönüş yasağı yalnız burada.
rules-arabic-compare-spanish-l6 = Alarak son sıraya varmak: orada taş durur ve dama olur; burada alabildikçe yana devam eder.
rules-arabic-compare-spanish-l7 = Alınan taşlar: orada hamleden sonra; burada hemen.
rules-arabic-compare-spanish-l8 = Beraberlik: orada, bu sitede, alma ve dama olma olmadan 40'ar hamle; birer taş için kural yok.

# Tips
rules-arabic-tips-title = Kısa strateji ipuçları
rules-arabic-tips-l1 = Yana adımı küçümseme: taşları hizalar, sütun kapatır, kimsenin beklemediği zincirleri hazırlar.
rules-arabic-tips-l2 = Her zinciri sonuna kadar say, giderken taşları kafanda kaldır.
rules-arabic-tips-l3 = Eşit almalar arasında taşının duracağı kareye göre seç.
rules-arabic-tips-l4 = Az taş kalınca birer taşa inen değiş tokuştan sakın: o beraberliktir.
rules-arabic-diagram-tips-stop = Dama `d4` karesindeki taşı alır; `e4`, `f4`, `g4` ya da `h4` karesinde durabilir. `f4` karesinde `f5` karesindeki taş onu alır; öteki kareler güvenlidir.
rules-arabic-diagram-tips-give = Beyaz `b8` karesinde dama çıkar ve bir taş verir: `b6xb4` zorunludur. Sonra `b8xb3xg3xg8` üçünü de alır.

# Mistakes
rules-arabic-mistakes-title = Sık yapılan hatalar
rules-arabic-mistakes-l1 = Kendi almanı geç görmek: alma varken başka hamle yapılmaz.
rules-arabic-mistakes-l2 = Almanın ortasında taç beklemek.
rules-arabic-mistakes-l3 = Almalar sayılırken damayı taştan değerli sanmak.
rules-arabic-mistakes-l4 = Kalkmış taşı duvar sanmak ya da arkasından geri dönmeyi ummak.
rules-arabic-mistakes-l5 = Taşı hep ileri oynamak, iki yanını unutmak.

# History
rules-arabic-history-title = Kayıtlardaki tarihi
rules-arabic-history-p1 = Retrot'a göre Arap damasının kuralları Türk damasınınkiyle aynıdır. İki addan hangisinin daha eski olduğunu kayıt söylemez.
rules-arabic-history-p2 = BoardGameGeek 1400 yılını verir; Türkiye, Lübnan, Kuveyt, Katar, Özbekistan, Hollanda, Almanya, Polonya ve Estonya'daki turnuvaları anar. Yıl için bildiğimiz bir belge yok; temkinle karşıla.
rules-arabic-history-p3 = Mats Winther, oyunun “Gotik dama” denen biçimden doğduğunu düşünür. Bu açık bir görüştür, kesinleşmiş bir bilgi değil.

# Questions and answers
rules-arabic-q1 = Taş nasıl gider?
rules-arabic-a1 = Bir kare düz ileri, sola ya da sağa. Geri ve çapraz gitmez.
rules-arabic-q2 = Alma zorunlu mu?
rules-arabic-a2 = Evet; üstelik en çok taşı almalısın, eşitlikte seçim senindir.
rules-arabic-q3 = Dama nasıl oynar?
rules-arabic-a3 = Boş kareler boyunca düz ileri, geri, sola, sağa istediği kadar gider. Uzaktan alır, aldığı taşın arkasındaki boş karelerden birine iner.
rules-arabic-q4 = Taş zincirin ortasında dama olur mu?
rules-arabic-a4 = Hayır. Taş olarak yana devam eder; hamle son sırada biterse dama olur.
rules-arabic-q5 = Alınan taşlar ne zaman kalkar?
rules-arabic-a5 = Her biri üstünden atlandığı anda. Karesi zincirin devamı için boşalır.
rules-arabic-q6 = Zincirde geri dönülebilir mi?
rules-arabic-a6 = İki atlayış arasında tam geri dönülmez. Her atlayışta yana dönülebilir.
rules-arabic-q7 = Nasıl kazanılır?
rules-arabic-a7 = Rakibin bütün taşlarını alarak, onu hamlesiz bırakarak ya da pes etmesiyle.
rules-arabic-q8 = Oyun ne zaman berabere biter?
rules-arabic-a8 = Herkese birer taş kaldığı anda; aynı konum üçüncü kez gelince; alma ve taş hamlesi olmadan 40'ar hamle geçince. Birincisi ve sonuncusu sitemizin kendi kuralıdır.
rules-arabic-q9 = Bahreyn'in tehlikedeki taş âdeti uygulanıyor mu?
rules-arabic-a9 = Hayır. Burada bir âdet olarak anlatılır; kurala uyan her hamleyi oynayabilirsin.
