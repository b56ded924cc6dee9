# The rules pages of the diagonal games in Turkish, a text for each value of a rule switch.
# Moves and squares stand between backticks, always with letters: the page writes them as the game does.
# Never hang a suffix on a move or a square.

# The rules in five lines
diag-five-move = { $squares } koyu karede oynanır: taş bir kare çapraz ileri gider.
diag-five-back-back = Alırken geriye de atlar.
diag-five-back-forward = Yalnız ileriye alır.
diag-five-jump = Rakip taşın üstünden hemen arkasındaki boş kareye atlayarak alırsın; aynı taş alabildikçe devam eder.
diag-five-kings-take =
    { "" }
diag-five-kings-spare = Taş damayı alamaz.
diag-five-lifting-after = Alınan taşlar hamle bitince kalkar.
diag-five-lifting-at-once = Alınan taşlar hemen kalkar.
diag-five-rule-any = Alma zorunludur; birkaç alma varsa istediğini seçersin, ama seçtiğini sonuna kadar götürürsün.
diag-five-rule-most = Alma zorunludur ve en çok taşı alan hamle oynanır; dama da bir taş sayılır.
diag-five-rule-most-kings = Alma zorunludur: en çok taşı alan, sayı eşitse en çok damayı alan.
diag-five-rule-most-by-king = Alma zorunludur: önce en çok taş, sonra damayla alma, sonra en çok dama, sonra damaya en erken varan.
diag-five-rule-by-king = Alma zorunludur; dama alabiliyorsa dama alır. Bunun dışında seçim senindir.
diag-five-rule-optional = Alma zorunlu değildir, ama başlanan alma sonuna kadar oynanır.
diag-five-crown-man = Hamlesi son sırada biten taş dama olur; daha alacağı varsa taş olarak devam eder.
diag-five-crown-king = Son sıraya varan taş, almanın ortasında bile hemen dama olur ve dama olarak devam eder.
diag-five-crown-stops = Son sıraya varan taş dama olur ve hamlesi orada biter.
diag-five-king-flies = Dama boş çaprazda ileri geri istediği kadar gider, uzaktan alır.
diag-five-king-step = Dama ileri geri bir kare gider, yanındakini alır.
diag-five-win = Bütün taşları alan ya da rakibi hamlesiz bırakan kazanır.
diag-five-draw-free-crowned = İki taraf da alma ve yeni dama olmadan { $n } hamle oynarsa berabere.
diag-five-draw-threefold-crowned = Aynı konum üç kez gelirse ya da iki taraf da alma ve yeni dama olmadan { $n } hamle oynarsa berabere.
diag-five-draw-threefold-moved = Aynı konum üç kez gelirse ya da iki taraf da yalnız damalarla { $n } hamle oynarsa berabere.
diag-five-draw-free-moved = İki taraf da yalnız damalarla { $n } hamle oynarsa berabere.

# From zero
diag-zero-title = Sıfırdan başla
diag-zero-p1 = Aşağıdaki tahtaları dene. Hiçbir şey sayılmaz, istediğin kadar baştan başlayabilirsin; beyaz yukarı doğru oynar.
diag-diagram-zero-step = Bir taş, iki yol: çapraz ileri, sola ya da sağa.
diag-diagram-zero-capture = `d4` karesindeki siyah taş tam önünde, arkası boş: `c3` karesinden `e5` karesine atla.
diag-diagram-zero-chain = Tek hamle, üç taş. Taşının indiği karelere sırayla dokun.
diag-diagram-zero-king-flies = Bir dama: dört çapraz, yol boş oldukça.
diag-diagram-zero-king-step = Bir dama: dört çapraz, birer kare.

# Board and start
diag-board-title = Tahta ve başlangıç
diag-board-p1 = Tahta { $files } sıra ve { $files } sütundur, yalnız { $squares } koyu karesinde oynanır. Her oyuncunun sol köşesi koyudur.
diag-board-p2 = Her oyuncunun { $men } taşı vardır ve kendine en yakın koyu karelere dizilir. Sırayla birer hamle yapılır, pas geçilmez; yalnız kendi taşını oynarsın.
diag-board-first-black = İlk hamle siyahındır ve siyah altta oturur; bu sitede 8'e 8 çapraz oyunların hepsi böyledir. Bulmacalarda ise sıra beyazdadır ve beyaz alttadır. Kurallar her iki durumda da aynıdır.
diag-board-first-white = İlk hamle beyazındır.
diag-diagram-start-black = Başlangıç, siyahın tarafından. Yedi hamlesi var. `c3` karesindeki beyaz taşı siyah oynatamaz, `d4` karesi de boştur.
diag-diagram-start-white = Başlangıç. Yalnız ön sıradaki taşlar oynar; siyah taşlar senin değildir, aradaki kareler de boştur.

# Men
diag-men-title = Taş nasıl gider
diag-men-p1 = Taş boş bir kareye bir kare çapraz ileri gider. Alma yokken geri gitmez, düz gitmez, iki kare gitmez.
diag-diagram-men = `d4` karesindeki taşın yolları `c5` ve `e5`. Geriye `c3`, uzağa `f6` olmaz.
diag-diagram-men-taken = Bir karede tek taş durur. `d4` karesindeki taş `e5` karesine gidemez, orada kendi taşı var.

# Capture
diag-capture-title = Taş nasıl alır
diag-capture-p1 = Çaprazda bitişik karede rakip taş varsa ve hemen arkası boşsa, taşın oraya atlar ve onu alır. Kendi taşının üstünden atlanmaz, iki taşın üstünden birden atlanmaz.
diag-capture-back-back = Alırken ileri geri fark etmez: taş dört çapraza da alır.
diag-capture-back-forward = Taş yalnız ileriye alır. Yanından geçip arkada kalan rakip, taş dama olana kadar ondan kurtulmuştur.
diag-diagram-capture = Birer taşlık iki alma: `c5` ya da `e5` karesindeki taş.
diag-diagram-capture-back = `e3` karesindeki taş arkada, ama yine de alınır.
diag-diagram-capture-forward = `e3` karesindeki taş arkada kaldı: beyaz onu alamaz, başka bir hamle yapar.

# Men and kings
diag-men-kings-title = Taş damayı alamaz
diag-men-kings-p1 = Taş yalnız taşların üstünden atlar. Damanın önünde duvara gelmiş gibi durur; damayı ancak dama alır.
diag-diagram-men-kings = Taş `c5` karesindekini alır. `e5` karesindeki dama da bir o kadar yakın, ama güvende.

# Compulsory or not
diag-force-forced-title = Alma zorunludur
diag-force-forced-p1 = Taşlarından biri alabiliyorsa almak zorundasın. Başka bir hamle kabul edilmez; denemekle bir şey kaybetmezsin. Almayı unutanın taşı burada elinden gitmez.
diag-force-forced-p2 = Oyunun ruhu budur: rakip almak zorunda olduğu için taşının nereye gideceğine sen karar verirsin.
diag-force-optional-title = Alma zorunlu değildir
diag-force-optional-p1 = Alabilirsin ya da başka bir hamle yapabilirsin. Almayan taşa bir şey olmaz.
diag-force-optional-p2 = Alan ise öteki kurallara uyar: zincir sonuna kadar oynanır.
diag-diagram-forced = Beyaz `d4` karesindeki taşı alabiliyor; bu yüzden sakin `g1-h2` hamlesi kabul edilmez.
diag-diagram-optional = Dört hamle de olur: `d4` karesindeki taşı almak ve üç sakin hamle.

# Chain
diag-chain-title = Zincirleme alma
diag-chain-p1 = Taş indiği kareden yeniden alabiliyorsa aynı hamlede, alabildiği her yöne devam eder; alacak taş kalmayana kadar.
diag-chain-p2 = Yarıda durulmaz. Başlayıp bitirmediğin zincir henüz hamle değildir.
diag-diagram-chain = `d2`, `d4` ve `d6` üzerinden `e7` karesine. `e3` karesinde durulmaz.

# Which capture
diag-choice-any-title = Hangi alma: istediğin
diag-choice-any-p1 = Birkaç alma varsa seçim senindir: uzun ya da kısa, taşla ya da damayla.
diag-choice-any-p2 = Yalnız seçtiğini sonuna kadar götürmek zorundasın.
diag-choice-most-title = Hangi alma: en çok taş
diag-choice-most-p1 = Birden çok alma varsa yalnız en çok taş alan geçerlidir, hangi taşla yapılırsa yapılsın. Sayarken taş da dama da birdir: iki taş, bir damadan çoktur.
diag-choice-most-p2 = Eşitlikte seçim senindir.
diag-choice-most-kings-title = Hangi alma: en çok taş, sonra en çok dama
diag-choice-most-kings-p1 = Yalnız en çok taş alan geçerlidir. Sayı eşitse en çok damayı alan önce gelir.
diag-choice-most-kings-p2 = Bu da eşitse seçim senindir. Taşla mı damayla mı aldığın fark etmez.
diag-choice-most-by-king-title = Hangi alma: sırayla dört soru
diag-choice-most-by-king-p1 = Birincisi, en çok taş. İkincisi, eşitlikte dama alabiliyorsa dama alır. Üçüncüsü, damayla alırken en çok damayı alan. Dördüncüsü, damaya en erken varan.
diag-choice-most-by-king-p2 = Dördünden sonra hâlâ birden çok alma kalıyorsa seçim senindir.
diag-choice-by-king-title = Hangi alma: önce dama
diag-choice-by-king-p1 = Bir dama alabiliyorsa dama alır, taşlar bekler. Kaç taş alındığı önemli değildir.
diag-choice-by-king-p2 = Damaların birkaç alması arasında, dama alamıyorsa taşların almaları arasında istediğini seçer, sonuna kadar götürürsün.
diag-diagram-choice-any = `c3` üzerinden bir taş, `e3` ve `g5` üzerinden iki. İkisi de olur; yalnız `f4` karesinde durmak olmaz.
diag-diagram-choice-most = `c3` üzerinden bir taş, `e3` ve `g5` üzerinden iki. Kısa olanı kabul edilmez.
diag-diagram-choice-equal = Solda dama, sağda taş: ikisi de bir sayılır, beyaz seçer.
diag-diagram-choice-by-king = Taş da dama da birer taş alabilir. Önce dama gelir; `b2xd4` kabul edilmez.
diag-diagram-choice-free = Yalnız taş var: bir taş ya da iki, beyaz nasıl isterse.
diag-diagram-choice-kings = İki yanda da birer taş, ama biri dama: damayı almak zorunlu.
diag-diagram-choice-soonest = İki yanda da ikişer taş, birer dama. Solda dama önce gelir; zincir sola gider.

# King
diag-king-title = Dama nasıl gider
diag-king-flies-p1 = Dama çapraz hatta istediği kadar boş kare gider, ileri ya da geri. Bir taşın üstünden almadan geçmez.
diag-king-step-p1 = Dama dört çapraza da bir kare gider, ileri ya da geri. Taştan farkı bu kadardır ve az değildir.
diag-diagram-king-flies = `e5` karesindeki kendi taşı ana çaprazı kapatıyor: dama `d4` karesine kadar gider; `e5` ve `f6` olmaz.
diag-diagram-king-step = `d4` karesindeki damanın yolları `c3`, `e3` ve `c5`. `e5` karesinde kendi taşı var, `b6` ise uzak.
diag-king-capture-title = Dama nasıl alır
diag-king-capture-flies-p1 = Dama çaprazındaki rakip taşı uzaktan alır: arası boş, arkasında da en az bir boş kare olmalı. Arkadaki boş karelerden istediğine iner.
diag-king-capture-flies-p2 = Hatta bitişik duran iki taş onu durdurur, kendi taşı da. İnebileceği karelerin bazılarından almaya devam edebiliyorsa, onlardan birine inmek zorundadır.
diag-king-capture-step-p1 = Dama taş gibi alır ama dört çapraza da: yanındaki rakip taşı, hemen arkası boşsa.
diag-king-capture-step-p2 = Uzaktan almaz. Taşından iki kare ötedeki bir dama henüz tehdit değildir.
diag-diagram-king-capture-flies = `e5` üzerinden dama `f6`, `g7` ya da daha uzağa inebilir.
diag-diagram-king-capture-two = `e5` ve `f6` bitişik: duvar. Dama `d4` karesine kadar gider.
diag-diagram-king-capture-land = `g5` karesindeki taşı yalnız `f6` karesinden görür: oraya inip ikisini de almak zorunda.
diag-diagram-king-capture-step = Dama geriye alıyor: `e3` üzerinden `f2` karesine.
diag-diagram-king-capture-afar = `d4` karesindeki taş bir kare uzakta. Dama yalnız yürüyebilir.

# Lifting
diag-lifted-after-title = Alınan taşlar hamleden sonra kalkar
diag-lifted-after-p1 = Hamle bitene kadar alınan her taş yerinde durur. Üstünden ikinci kez atlanmaz ve yolu keser. Hamlenin başladığı kare boş sayılır.
diag-lifted-at-once-title = Alınan taş hemen kalkar
diag-lifted-at-once-p1 = Alınan her taş, üstünden atlandığı anda kalkar ve karesi aynı zincir için boşalır.
diag-diagram-lifted-flies = Dama `e7`, `d4` ve `g3` karelerindekileri alıp `h4` karesinde durur. `f6` karesindekini kurtaran, arkasındaki `e7`: alındı ama hâlâ yerinde.
diag-diagram-lifted-step = Bir tur: dama dört taş alır ve `c3` karesine döner. Alınmış taşların üstünden ikinci tura başlayamaz.

# Crowning
diag-crowning-title = Dama olmak
diag-crowning-p1 = Hamlesi karşıdaki son sırada biten taş dama olur ve sonraki hamleden başlayarak dama gibi oynar.
diag-crowning-man-title = Alırken son sıra: taş olarak devam
diag-crowning-man-p1 = Alarak son sıraya varan ve alabilen taş, taş olarak devam eder ve dama olmadan sıradan ayrılır. Hamlesi orada biterse dama olur.
diag-crowning-king-title = Alırken dama olmak: dama olarak devam
diag-crowning-king-p1 = Alarak son sıraya varan taş o anda damadır. Dama olarak alabiliyorsa aynı hamlede almak zorundadır.
diag-crowning-stops-title = Alarak dama olmak: hamle biter
diag-crowning-stops-p1 = Alarak son sıraya varan taş orada durur ve dama olur, alacak başka taş olsa bile. Dama olarak sonraki hamlede devam edebilir.
diag-diagram-crowning = Bir adım, ve taş dama.
diag-diagram-crowning-man = İlk taşın üstünden son sıraya, oradan alınacak bir taş daha olduğu için geri aşağıya: iki taş, ama dama yok.
diag-diagram-crowning-ends = Burada son sıradan alınacak başka taş yok: hamle orada biter, taş dama olur.
diag-diagram-crowning-king = `c7` üzerinden `d8` karesine, artık dama, ve dama olarak uzaktan `f6` üzerinden. `d8` karesinde durulmaz.
diag-diagram-crowning-king-step = `c7` üzerinden `d8` karesine, artık dama, ve `e7` üzerinden `f6` karesine.
diag-diagram-crowning-stops = Taş birini alır ve dama olur. Öteki çok yakın, ama tahtada kalır.

# Winning
diag-winning-title = Nasıl kazanılır
diag-winning-p1 = Rakibin taşı kalmadığında ya da sıra ondayken hiçbir taşı oynayamadığında kazanırsın: kapanan taraf kaybeder. Oyun o an biter, başka hamle kabul edilmez.
diag-winning-p2 = Oyuncu pes edebilir, iki oyuncu beraberliğe anlaşabilir. Bulmacada anlaşacak kimse yoktur.
diag-diagram-winning = Son siyah taş alınır: beyaz kazandı.
diag-diagram-winning-blocked = Beyaz `a3-b4` oynar. Siyah taş ne gidebilir ne alabilir: beyaz kazandı.

# Draws
diag-draw-repetition-title = Beraberlik: aynı konum üç kez
diag-draw-repetition-p1 = Aynı konum, sıra aynı oyuncudayken üçüncü kez gelirse oyun berabere biter. Üç kezin art arda olması gerekmez; oyunun başladığı konum da sayılır.
diag-diagram-draw-repetition = İki dama da iki kez gidip gelir: çizimdeki konum üçüncü kez tahtada.
diag-draw-moved-title = Beraberlik: yalnız damalarla { $n } hamle
diag-draw-moved-p1 = Her iki taraf da art arda { $n } hamleyi alma olmadan ve hiç taş sürmeden yalnız damalarla oynarsa oyun berabere biter.
diag-diagram-draw-moved = İki taraf da damasıyla { $n } hamle yaptı: berabere. Bir hamle önce oyun sürüyordu.
diag-draw-crowned-title = Oyunumuzun kuralı: ilerlemesiz { $n } hamle
diag-draw-crowned-p1 = Her iki taraf da art arda { $n } hamleyi alma olmadan ve dama olan taş olmadan oynarsa oyun berabere biter. Taşın sıradan hamlesi sayacı sıfırlamaz.
diag-draw-crowned-p2 = Bu kural bizimdir, bir federasyonun değil; 8'e 8 çapraz oyunların hepsinde aynıdır. Konumun tekrarı oyunu kendiliğinden bitirmez; bir damaya karşı üç dama gibi az taşlı durumlar için turnuva sayaçları da uygulanmaz. Bulmacada bu sayaç hiç işlemez: baştan başlar ve çözüm kısadır.
diag-diagram-draw-crowned = Damalar { $n } hamle boyunca gidip gelir: berabere. Bir hamle önce oyun sürüyordu.
diag-diagram-draw-crowned-men = Yolda beyazın taşı bir adım attı. Sayaç yine de işledi; berabere.

# Notation
diag-notation-title = Hamleler nasıl yazılır
diag-notation-letters-p1 = Sütunlar beyazın solundan harfle, sıralar beyazın tarafından sayıyla okunur. Sakin hamle çizgiyle yazılır: `c3-d4`. Almada x ve inilen bütün kareler yazılır: `c1xe3xc5`. İlk ve son kare hamleyi belli ediyorsa arası yazılmayabilir; almada iki nokta da okunur.
diag-notation-numbers-p1 = Koyu kareler, beyaz nasıl görüyorsa öyle, sol üstten başlayarak sıra sıra numaralanır. Sakin hamle çizgiyle yazılır: `c3-d4`. Almada x ve inilen bütün kareler yazılır: `c1xe3xc5`. İlk ve son kare hamleyi belli ediyorsa arası yazılmayabilir.
diag-notation-p2 = Kısa yazım iki ayrı hamleye uyuyorsa yolun tamamı sorulur; hamle olmayan metin okunamadı sayılır. İkisi de hak eksiltmez.
diag-diagram-notation-two = `d2` karesinden `d6` karesine iki alma var, başka başka taşların üstünden: kısa `d2xd6` hangisi olduğunu söylemez.
diag-diagram-notation-short = `e1xc3xe5xg7`, kısaca `e1xg7`: oraya başka yol yok.

# Customs
diag-customs-title = Uygulanmayan âdetler
diag-customs-p1 = Masada bunlarla karşılaşabilirsin. Burada geçmezler:
diag-customs-touch = Dokunulan taşı oynamak. Burada hamle tamamlanana kadar taşı bırakabilirsin.
diag-customs-huff-forced = Almayı unutan taşı üfleyip kaldırmak. Burada öbür hamle kabul edilmez, o kadar.
diag-customs-huff-optional = Almayan taşı üfleyip kaldırmak. Burada almamak hakkındır.
diag-customs-endings = Az taşlı oyun sonları için turnuva sayaçları; örneğin bir damaya karşı üç damanın on beş hamlede kazanması.

# Differences, tips
diag-differences-title = Komşularından farkı
diag-history-title = Tarihi ve şüpheli yanları
diag-tips-title = Kısa strateji ipuçları
diag-tips-together = Taşlarını birbirine bağlı tut. Çaprazda hemen arkasında kendi taşı duran taşın üstünden önden atlanamaz.
diag-tips-give-forced = Bir taş verip daha çoğunu alan hamleleri ara. Rakip almak zorunda; nereye ineceğini sen seçersin.
diag-tips-give-optional = Rakibin verdiğin taşı almak zorunda değildir. Hesabını almasına göre değil, en iyi hamlesine göre yap.
diag-tips-king-flies = İlk uçan dama birkaç taşa bedeldir. Rakibin dama olmasını neredeyse her bedele önle; daman olunca ana çaprazı tut.
diag-tips-king-step = Kısa dama yalnız iş görmez. Onu ortaya geri getir, iki damayla rakibi köşeye sıkıştır.
diag-diagram-tips-pair = Sıra siyahta. `c3` karesindeki taşın arkasında `b2` var: siyahın alacağı bir şey yok.

# Mistakes
diag-mistakes-title = Sık yapılan hatalar
diag-mistakes-force-forced = Alma varken sakin hamle düşünmek.
diag-mistakes-force-optional = Her fırsatta almak. Arka sıranı açan bir almayı çoğu zaman bırakmak daha iyidir.
diag-mistakes-back-back = Taşın geriye de aldığını unutmak: geçip gitmiş bir taş arkadan vurulabilir.
diag-mistakes-back-forward = Taşla geriye almaya çalışmak. Bunu yalnız dama yapar.
diag-mistakes-choice-any = En uzun almanın zorunlu olduğunu sanmak. Burada seçebilirsin.
diag-mistakes-choice-most = Sonu daha güzel diye kısa almayı oynamak.
diag-mistakes-choice-most-kings = Yalnız taş saymak: sayı eşitse damalar belirler.
diag-mistakes-choice-most-by-king = İlk soruda durmak. Sayıdan sonra alan dama, ondan sonra da alınan damalar gelir.
diag-mistakes-choice-by-king = Dama alabilirken taşla almak.
diag-mistakes-king-flies = Yalnız bir taşı, arkası boşken damanın çaprazında bırakmak.
diag-mistakes-king-step = Damadan uzaktan almasını beklemek.
diag-mistakes-crowning-man = Almanın ortasında dama olmayı beklemek.
diag-mistakes-crowning-king = Alırken dama olan taşın dama olarak almaya devam ettiğini gözden kaçırmak.
diag-mistakes-crowning-stops = Dama olduktan sonra aynı hamlede almaya devam etmeyi ummak.
diag-mistakes-lifting-after = Alınan taşları hemen kalkmış saymak. Sonuna kadar dururlar ve yolu keserler.
diag-mistakes-lifting-at-once = Alınan taşları hamle sonuna kadar duruyor saymak.

# Questions
diag-q-force = Alma zorunlu mu?
diag-a-force-forced = Evet, her zaman.
diag-a-force-optional = Hayır. Başka bir hamle de yapabilirsin; başlanan alma sonuna kadar oynanır.
diag-q-choice = Birkaç alma varsa hangisini seçmeliyim?
diag-a-choice-any = İstediğini, kısa olanı da; ama seçtiğini sonuna kadar götürürsün.
diag-a-choice-most = En çok taş alanı. Dama bir taş sayılır; eşitlikte seçim senindir.
diag-a-choice-most-kings = En çok taş alanı; eşitlikte en çok dama alanı.
diag-a-choice-most-by-king = Önce en çok taş, sonra damayla alma, sonra en çok dama, sonra damaya en erken varan.
diag-a-choice-by-king = Dama alabiliyorsa damayla alınanı. Yoksa istediğini; sayı önemli değildir.
diag-q-back = Taş geriye alır mı?
diag-a-back-back = Evet. Yalnız ileri gider, ama ileri de geri de alır.
diag-a-back-forward = Hayır. Geriye yalnız dama alır.
diag-q-king = Dama ne kadar gider?
diag-a-king-flies = Çaprazı boş oldukça; uzaktan da alır.
diag-a-king-step = Bir kare, ileri ya da geri.
diag-q-crowning = Taş alırken son sıraya varırsa ne olur?
diag-a-crowning-man = Alabiliyorsa taş olarak devam eder ve dama olmaz. Hamlesi orada biterse dama olur.
diag-a-crowning-king = O anda dama olur ve dama olarak almaya devam eder.
diag-a-crowning-stops = Orada durur, dama olur ve hamle biter.
diag-q-lifting = Alınan taşlar ne zaman kalkar?
diag-a-lifting-after = Hepsi birden, hamleden sonra. O zamana kadar yolu keserler ve üstlerinden yeniden atlanmaz.
diag-a-lifting-at-once = Her biri, üstünden atlandığı anda.
diag-q-first = Kim başlar?
diag-a-first-black = Burada siyah; bu sitedeki 8'e 8 çapraz oyunların hepsinde böyledir. Bu, oyunumuzun kuralıdır; başka yerlerde çoğu kez beyaz başlar. Bulmacalarda sıra beyazdadır.
diag-a-first-white = Beyaz.
diag-q-draw = Ne zaman berabere biter?
diag-a-draw-free-crowned = İki taraf da alma ve dama olma olmadan { $n } hamle oynayınca, bu oyunumuzun kuralıdır; bir de anlaşmayla.
diag-a-draw-threefold-crowned = Aynı konum üçüncü kez gelince, iki taraf da alma ve dama olma olmadan { $n } hamle oynayınca ya da anlaşmayla.
diag-a-draw-threefold-moved = Aynı konum üçüncü kez gelince, iki taraf da yalnız damalarla { $n } hamle oynayınca ya da anlaşmayla.
diag-a-draw-free-moved = İki taraf da yalnız damalarla { $n } hamle oynayınca ya da anlaşmayla.
