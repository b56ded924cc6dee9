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
rules-turkish-capture-p2 = Taş geriye almaz. Taşını geçmiş bir rakip, taşın dama olana kadar ondan kurtulmuştur.
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
rules-turkish-no-turn-p2 = Uygulamada bu damaları bağlar: taşın dönüp alabileceği bir taş zaten arkasında kalmaz.
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
