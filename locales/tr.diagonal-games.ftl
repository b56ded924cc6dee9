# What each diagonal game has of its own on its rules page, in Turkish.

## russian
rules-russian-intro = Rus daması, kendi adıyla şaşki, satranç tahtasının koyu karelerinde on ikişer taşla oynanır. Karşı vuruşların oyunudur: taş geriye de alır, aradan sıyrılan tek bir taş da bütün tahtayı süpüren bir damaya dönüşür.
rules-russian-tip-1 = Arkana dikkat et. Taşının yanından geçip giden bir taş onu arkadan alabilir.
rules-russian-tip-2 = Almayı uzunluğuna göre değil, geride bıraktığı konuma göre seç.
rules-russian-tip-3 = Alınan taşların geç kalkmasını kullan: hâlâ yerinde duran bir taş uzun bir almayı yarıda kesebilir. Oyuncular buna Türk vuruşu der.
rules-russian-diff-1 = Amerikan daması: aynı tahta, aynı on iki taş. Orada taş yalnız ileriye alır, dama bir kare gider, alarak dama olan taş durur.
rules-russian-diff-2 = Brezilya daması: orada en çok taşı almak zorunludur; alırken son sıraya değen taş, taş olarak devam eder.
rules-russian-diff-3 = Uluslararası dama: yüz kare, yirmişer taş, en çok alma; almanın ortasında dama olunmaz.
rules-russian-diff-4 = Türk daması: çapraz değil düz, 64 karenin hepsi; alınan taş hemen kalkar.
rules-russian-history-1 = H. J. R. Murray (1951) ve Arie van der Stoep (1984) dama üzerine ilk Rus kitabı olarak Aleksandr Petrov'un 1827 tarihli el kitabını anar. Alırken dama olup dama olarak devam eden taş o kitapta da vardır.
rules-russian-history-2 = RusArtNet sitesi oyunu Vladimir Monomah dönemine kadar götürür ve ilk yazılar arasında Nikolay Karamzin'in 1803 tarihli bir makalesini sayar. İlki için bildiğimiz bir belge yok; rivayet olarak alıyoruz.
rules-russian-q1 = Bir damaya karşı üç dama on beş hamlede kazanmak zorunda mı?
rules-russian-a1 = Burada değil. Turnuva sayaçları uygulanmaz; böyle bir sonu ancak bu sitenin alma ve dama olma olmadan işleyen sayacı bitirir.

## american
rules-american-intro = Amerikan daması, İngiltere'deki adıyla English draughts, ailenin en yalın oyunudur: kısa adımlar, ileriye alma, sayma yok. Basit görünen oyunu zamanlama belirler; arka sırasını önce bırakmak zorunda kalan zorlanır.
rules-american-tip-1 = Arka sırandaki birkaç taşı olabildiğince yerinde tut; rakibin dama olması böylece pahalıya gelir.
rules-american-tip-2 = Taşın azsa, iki koyu karesi kenara değen köşeye yönel: oradaki yalnız damayı sıkıştırmak zordur.
rules-american-tip-3 = Öndeysen taş değiş.
rules-american-diff-1 = Rus daması: taş geriye de alır, dama uçar, alırken dama olan taş dama olarak devam eder.
rules-american-diff-2 = İtalyan daması: aynı kısa adımlar, ama taş damayı alamaz ve en çok taşı almak zorunludur.
rules-american-diff-3 = Alma zorunlu olmayan oyun: kurallar aynı, yalnız alma bırakılabilir.
rules-american-diff-4 = Türk daması: çapraz değil düz, uçan dama, en çok alma.
rules-american-history-1 = Kökeni bilinmiyor. 1911 tarihli Encyclopaedia Britannica, Pierre Mallet'nin 1668 tarihli kitabındaki Fransız oyununu İngiliz oyununun hemen hemen aynısı sayar. William Payne'in 1756 tarihli kitabı çoğu zaman İngiliz kurallarının başlangıcı diye anılır.
rules-american-history-2 = Birçok sayfa oyunu Ur'da ve Mısır'da bulunan tahtalara bağlar. Mindsports'tan Christian Freeling karşı çıkar: Ur'daki oyun zarla ve başka türlü bir tahtada oynanıyordu, ata sayılması güçtür.
rules-american-history-3 = 2007'de Alberta Üniversitesi'nden Jonathan Schaeffer ve arkadaşları kanıtlarını Science'ta yayımladı: iki taraf da hata yapmazsa oyun berabere biter.
rules-american-q1 = İngiliz damasıyla aynı oyun mu?
rules-american-a1 = Evet, bir oyunun iki adı.
rules-american-q2 = Oyun çözüldü mü?
rules-american-a2 = Başlangıç konumu çözüldü: kusursuz oyunda berabere; Schaeffer ve arkadaşları 2007'de kanıtladı. İnsanlar için pek bir şey değişmez.

## american-noforce
rules-american-noforce-intro = Birçok evde mutfak masasında oynanan dama budur: Amerikan damasının bütün kuralları, ama kimse almak zorunda değil. Tehdit tuzaktan güçlüdür.
rules-american-noforce-own-title = Oyunumuzun kuralı: isteğe bağlı alma
rules-american-noforce-own-1 = Böyle oynayan bir federasyon yok. Burada alma varken başka hamle de olur, almayanın taşı kaldırılmaz, başlanan alma ise sonuna kadar oynanır.
rules-american-noforce-tip-1 = Verdiğin taş, rakip isteyene kadar orada durur. Bunun yerine iki taşa birden saldır.
rules-american-noforce-tip-2 = Almadan önce bak: indiğin kare ve bıraktığın kare neyi açıyor?
rules-american-noforce-diff-1 = Amerikan daması: aynı kurallar, alma zorunlu; taşı bir yere çeken bütün kombinasyonlar da bundan doğar.
rules-american-noforce-diff-2 = Bu sitenin öteki çapraz oyunları: hepsinde alma zorunludur.
rules-american-noforce-history-1 = kabubble.com'un dama sayfasına göre Fransızlar zorunlu almalı oyuna Jeu forcé, eskisine, zorunlu olmayana Le Jeu plaisant de dames dermiş; New World Encyclopedia da zorunluluğun sonradan geldiğini yazar. İkisi de belge göstermez.
rules-american-noforce-history-2 = İkisinin arasında, almayan taşı kaldırma âdeti durur. Arie van der Stoep'un dama tarihi sitesi bunun başlangıcını 15. yüzyılın ilk yarısına ya da daha eskiye koyar.
rules-american-noforce-q1 = Almazsam taşım gider mi?
rules-american-noforce-a1 = Hayır. Burada üfleme yoktur.

## brazilian
rules-brazilian-intro = Brezilya daması, uluslararası damanın satranç tahtasındaki halidir: aynı kurallar, ama 32 kare ve on ikişer taş. Yer dar olduğu için daha keskindir.
rules-brazilian-tip-1 = En çok alma kuralını kaldıraç gibi kullan: iki taş verirsen rakip o ikisinin olduğu yere gitmek zorundadır.
rules-brazilian-tip-2 = Alırken son sıraya yalnızca değen taş dama olmaz. Bırak geçsin, sonra al.
rules-brazilian-diff-1 = Uluslararası dama: aynı hamleler ve almalar, yüz karede yirmişer taşla. Bu sitede beraberlikler de farklıdır.
rules-brazilian-diff-2 = Rus daması: aynı tahta, ama istenen alma seçilir ve alırken dama olan taş dama olarak devam eder.
rules-brazilian-diff-3 = İspanyol daması: orada taş yalnız ileriye alır, sayı eşitse en çok dama alınır.
rules-brazilian-diff-4 = Arap daması: düz, 64 karenin hepsi, alınan taş hemen kalkar; en çok alma kuralı ikisinde de var.
rules-brazilian-history-1 = Erken bir tanık, Geraldino Izidoro da Silva ile Jacintho Cardoso Guimarães Filho'nun Ciência e Técnica do Jogo de Damas kitabıdır; başında 1937'den başlayan Rio de Janeiro şampiyonalarını sayar.
rules-brazilian-history-2 = Bir çevrimiçi ansiklopedi oyunun 1930'larda Brezilya'da, oyuncuların uluslararası kuralları küçük tahtaya taşımasıyla doğduğunu yazar. Bunun bir belgesini bulamadık. Dünya federasyonu FMJD'nin yayımladığı kurallar üfleme olmadığını açıkça söyler.
rules-brazilian-q1 = Küçük tahtada uluslararası dama mı, hepsi bu mu?
rules-brazilian-a1 = Hamlelerde ve almalarda evet. Beraberlikler burada farklı: tekrar kuralı yok, ilerlemesiz hamleleri sayan kendi kuralımız var.

## spanish
rules-spanish-intro = İspanyol daması iki dünyayı birleştirir: taşlar Amerikan damasındaki gibi yalnız ileriye alır, damalar uçar. Üstüne sıkı bir sayım gelir: önce en çok taş, sonra en çok dama.
rules-spanish-own-title = Oyunumuzun kuralı: bütün oyunlar için tek tahta
rules-spanish-own-1 = İspanya'da tahta ters konur, ana çapraz sağ ele gelir. Burada 8'e 8 oyunların hepsi aynı tahtayı kullanır. Bununla yalnız sağ ile sol yer değiştirir; kurallar bunu fark etmez.
rules-spanish-tip-1 = Almadan önce iki kez say: önce taşları, sonra damaları. Rakibin bir daması taşını daha iyi bir almadan çekebilir.
rules-spanish-tip-2 = Taşların geriye alamaz. Aralarından geçenin yolu açıktır; arka sıranı kapalı tut.
rules-spanish-diff-1 = İtalyan daması: kısa dama, taş damayı alamaz, alan dama taştan önce gelir.
rules-spanish-diff-2 = Brezilya daması: orada taş geriye de alır, damanın ayrıcalığı yoktur.
rules-spanish-diff-3 = Çek daması: aynı taşlar, ama orada sayı önemli değildir; dama önce alır, o kadar.
rules-spanish-diff-4 = Arap daması: düz, alınan taş hemen kalkar, eşitlikte seçim serbesttir.
rules-spanish-history-1 = Oyunun en eski kitapları İspanya'dandır. Arie van der Stoep, Pedro Ruiz Montero'nun (1591) ve Lorenzo Valls'ın (1597) kitaplarını anar; ikisi de yeni damas adının yanında eski marro adını taşır.
rules-spanish-history-2 = Birçok yazar bunlardan önceye Antonio de Torquemada'nın 1547 tarihli bir kitabını koyar. Govert Westerveld böyle bir kitabın hiç olmadığını, adının Nicolás Antonio'nun 1696 kaynakçasındaki bir yanlıştan geldiğini söyler; onuru, kitabı 1635 baskısıyla bilinen Juan de Timoneda'ya verir. Bu tartışmalıdır.
rules-spanish-history-3 = Damanın İspanya'da mı Fransa'da mı doğduğu da açıktır: Westerveld 1495 dolayında Valencia der, Murray Fransa demişti.
rules-spanish-q1 = Taşla mı damayla mı aldığım fark eder mi?
rules-spanish-a1 = Hayır. Yalnız alınanlar sayılır: önce kaç taş, sonra kaç dama.

## italian
rules-italian-intro = İtalyan daması, ilk dama çıkana kadar Amerikan damasına benzer: o damayı hiçbir taş alamaz. Her almadan önce de hep aynı sırayla dört soru sorulur.
rules-italian-own-title = Oyunumuzun kuralı: bütün oyunlar için tek tahta
rules-italian-own-1 = İtalya'da tahta ters konur, koyu köşe sağ ele gelir. Burada 8'e 8 oyunların hepsi aynı tahtayı kullanır. Bununla yalnız sağ ile sol yer değiştirir; kurallar bunu fark etmez.
rules-italian-tip-1 = Rakip taşların arasındaki dama güvendedir. Kaçması gerekmez, birkaçını birden tutabilir.
rules-italian-tip-2 = Dört soruyu rakibin için de sor: alması böyle yönlendirilir.
rules-italian-diff-1 = Amerikan daması: orada taş damayı alır, istenen alma seçilir.
rules-italian-diff-2 = İspanyol daması: uçan dama, taşlar onu alabilir; neyle alındığı önemli değildir.
rules-italian-diff-3 = Çek daması: orada da dama taştan önce alır, ama uçar; sayı da önemli değildir.
rules-italian-history-1 = Arie van der Stoep'a (1984) göre kuralları ilk kez 1570 ile 1590 arasında Bolognalı hekim Ulisse Aldrovandi yazdı: kısa dama, en çok taş, taştan önce dama ve taşların alamadığı damalar.
rules-italian-history-2 = Aldrovandi'nin zamanında doğru almayı kaçıranın taşı kaldırılırdı. Van der Stoep'un aktardığına göre dört sorudan üçü o elyazmasında vardır; dördüncünün ne zaman eklendiğini bilmiyoruz.
rules-italian-q1 = Taş damayı alabilir mi?
rules-italian-a1 = Hayır. Damayı yalnız dama alır.
rules-italian-q2 = Taş damadan daha çok alabiliyorsa?
rules-italian-a2 = O zaman taş alır. Önce sayı sorulur, dama ancak eşitlikte.

## czech
rules-czech-intro = Çek daması, kendi adıyla dáma, çabuk anlatılır: taş ileri gider ve ileriye alır, dama uçar, alabilen dama bütün taşlardan önce gelir. Sayılacak bir şey yoktur.
rules-czech-tip-1 = Rakibin daması alabiliyorsa bütün taşlarından önce almak zorundadır. Ona bir taş ver, yerini bırakır.
rules-czech-tip-2 = Aynısı senin için de geçerli: açık çaprazdaki daman en kötü anda gitmek zorunda kalabilir.
rules-czech-diff-1 = İspanyol daması: aynı taşlar, ama orada dama değil en çok taş belirler.
rules-czech-diff-2 = Rus daması: orada taş geriye de alır, alırken dama olan devam eder, damanın önceliği yoktur.
rules-czech-diff-3 = Amerikan daması: kısa dama, almanın serbest seçimi.
rules-czech-history-1 = Kurallar, dünya federasyonu FMJD'nin yayımladığı kısa Çek daması kurallarında yazılıdır. İki şey orada başkadır: beraberlik, konum üçüncü kez gelince ya da alma ve taş hamlesi olmadan on beş hamle geçince istenebilir. Bu sitenin kendi sayacı var.
rules-czech-history-2 = BrainKing'de bir oyuncu oyunun iki yüz yıldan eski olduğunu söyler; Vikipedi'nin İngilizce maddesi kaynaksız diye işaretlidir. Bildiğimiz daha eski bir belge yok. Aynı madde, iki sıra taşla ve üflemeyle oynanan bir Slovak biçiminden de söz eder.
rules-czech-q1 = Taş daha çok alabilse de dama mı almalı?
rules-czech-a1 = Evet. Önce dama gelir; sayı önemli değildir.

## international
rules-international-intro = Uluslararası dama ailenin büyük oyunudur: yüz kare, yirmişer taş, uçan dama ve sıkı en çok alma kuralı. Dünya şampiyonlukları onunla oynanır.
rules-international-own-title = Oyunumuzun kuralı: kısa sayaç yok
rules-international-own-1 = Turnuva kuralları, tek damaya karşı az taşlı sonlar için daha kısa sayaçlar bilir. Burada uygulanmazlar; üçüncü tekrar ve yalnız damalarla { $n } hamle yeter.
rules-international-tip-1 = En çok alma kuralını kaldıraç gibi kullan: rakip taşın nereye gideceğini büyük teklif belirler.
rules-international-tip-2 = İki kanadı da oyunda tut. Büyük tahtada bağlanmış bir kanat, yarı yarıya kayıptır.
rules-international-tip-3 = Alırken son sıraya yalnızca değen taş dama olmaz. Dönüş yolunu hesaba kat.
rules-international-diff-1 = Brezilya daması: aynı hamleler ve almalar, 32 karede on ikişer taşla.
rules-international-diff-2 = Rus daması: küçük tahta, istenen alma, almanın ortasında dama olma.
rules-international-diff-3 = Türk daması: düz, taş geriye almaz, alınan taş hemen kalkar. En çok alma kuralı ikisinde de var.
rules-international-diff-4 = Arap daması: hamleleri Türk daması gibi; birer taş kalınca hemen berabere.
rules-international-history-1 = Arie van der Stoep'un dama tarihi sitesi yüz kareli tahtanın 1575 dolayında Hollanda'da doğduğunu tahmin eder ve bunu kimsenin kesin bilmediğini ekler; 1650 dolayına kadar on beşer taşla oynanırmış. Fransa oyunu 1670 ile 1685 arasında tanıdı.
rules-international-history-2 = Hollanda federasyonunun da anlattığı yaygın hikâye, oyunu 1723'te Paris'te bir Polonyalının bulduğudur; bu tarihler ona uymaz. Manoury konuyu 1787 tarihli kitabında araştırdı; 1911 tarihli Encyclopaedia Britannica ondan 1727 dolayını aktarır. Eski adı, Polonya daması, buradan gelir.
rules-international-q1 = Neden Polonya daması da deniyor?
rules-international-a1 = Bir hikâyeden: oyunu Paris'te bir Polonyalı bulmuş. Tarihçiler oyuna Hollanda'da ve Fransa'da daha önce rastlıyor.
