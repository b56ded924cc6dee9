# Temalar: sayfaları, adları ve birer cümlelik açıklamaları.
themes = Bu kombinasyonda
themes-heading = Temalar
themes-lead = Bir kombinasyonun dayandığı fikirler. Sayılar bitirdiğin günleri sayar; bitirmediğin bir bulmacanın fikri burada görünmez.
themes-lead-all = Sayılar bütün geçmiş günleri sayar, bitirmediklerini de.
themes-link = Temalara göre göz at
themes-all-themes = Bütün temalar
themes-days =
    { $n ->
        [0] henüz yok
       *[other] { $count } gün
    }
themes-own-heading = Bitirdiğin günler
themes-all-heading = Bütün geçmiş günler
themes-all-link = Bütün geçmiş günleri göster
themes-all-warning = Dikkat: henüz bitirmediğin bulmacaların fikrini ele verir. Günün bulmacası sen bitirmeden burada yer almaz.
themes-own-link = Yalnız bitirdiğim günler
themes-empty-heading = Burada henüz gün yok
themes-empty-new = Bu sayfa sen oynadıkça dolar. Bir bulmacayı bitirdiğinde, çözsen de çözemesen de, fikirleri gösterilir ve günü burada yerini alır. Öncesinde gösterilmez, çünkü fikri bilmek çözümün yarısıdır.
themes-empty-other = Bitirdiğin günlerin hiçbirinde bu fikir yok. Bitirmediğin günler gösterilmez, çünkü fikri bilmek çözümün yarısıdır.
themes-empty-all = Geçmiş günlerin hiçbirinde bu fikir yok.
themes-today = Günün bulmacası
themes-newest = En yeni günler
themes-older = Daha eski günler
themes-pages = Sayfalar
themes-waiting = Bazı eski günler henüz gözden geçirilmedi; biraz sonra yeniden bak.

theme-block = Hamlesiz bırakma
theme-block-about = Son hamleden sonra rakibin taşı vardır ama oynayacak hamlesi yoktur.
theme-lets-crown = Dama yaptırıp alma
theme-lets-crown-about = Rakibin bir taşı yolda dama olur, sonra o dama alınır.
theme-decoyed-king = Damayı çekme
theme-decoyed-king-about = Rakibin daması almak zorunda kalıp bir kareye çekilir ve orada alınır.
theme-king-sacrifice = Dama fedası
theme-king-sacrifice-about = Kazanan taraf bir damasını bile bile verir.
theme-man-finishes = Taşla bitirme
theme-man-finishes-about = Son hamlede dama değil, bir taş iki veya daha çok taş alır.
theme-switchback = Gidip dönme
theme-switchback-about = Bir taş gider, hemen sonraki hamlede çıktığı kareye döner.
theme-round-trip = Tam tur
theme-round-trip-about = Son alış zinciri en az dört taş alır ve başladığı kareye yeniden iner.
theme-great-sacrifice = Büyük feda
theme-great-sacrifice-about = Yolda en az üç taş verilir.
theme-quiet-promotion = Almadan dama olma
theme-quiet-promotion-about = Bir taş, son hamleden önce, hiçbir şey almadan son sıraya varıp dama olur.
theme-promotion = Yolda dama olma
theme-promotion-about = Bir taş son hamleden önce dama olur.
theme-last-move-promotion = Son hamlede dama olma
theme-last-move-promotion-about = Kazandıran son hamle bir taşı dama yapar.
theme-staircase = Birer birer
theme-staircase-about = Rakip her hamlede almak zorundadır ve her seferinde tek taş alır.
theme-long-chain = Uzun zincir
theme-long-chain-about = Son hamle sekiz veya daha çok taş alır.
theme-men-only = Damasız konum
theme-men-only-about = Başlangıç konumunda iki tarafın da daması yoktur.
theme-double-offer = İki sütunda feda
theme-double-offer-about = İki ayrı hamlede taş verilir ve verilen taşlar ayrı sütunlardadır.
theme-double-sacrifice = İki taş feda
theme-double-sacrifice-about = Yolda tam iki taş verilir.
theme-sacrifice = Tek taş feda
theme-sacrifice-about = Yolda tam bir taş verilir.
theme-quiet-follow-up = Ardından sessiz hamle
theme-quiet-follow-up-about = Anahtar hamleden sonra da hiçbir şey almayan bir hamle gelir.
theme-king-tour = Damayla bitirme
theme-king-tour-about = Son hamlede bir dama dört veya daha çok taş alır.
theme-decoyed-man = Taşı çekme
theme-decoyed-man-about = Rakibin bir taşı almak zorunda kalıp bir kareye çekilir ve orada alınır.
theme-few-pieces = Az taşlı konum
theme-few-pieces-about = Başlangıç konumunda iki tarafın toplam en çok sekiz taşı vardır.

## Yıldız tahtasındaki yarışların fikirleri.
theme-backward = Hedeften uzaklaşan hamle
theme-backward-about = Kazanan taraf bir hamlesinde hedefine yaklaşmaz, ondan uzaklaşır.
theme-own-bridge = Önce köprü, sonra atlama
theme-own-bridge-about = Kazanan taraf bir taşını köprü olarak yerleştirir ve sonra onun üstünden atlar.
theme-makes-room = Hedefte yer açma
theme-makes-room-about = Hedefteki bir taş bir daha oynar ve yerini bir başkasına bırakır.
theme-lone-runner = Baştan sona tek taş
theme-lone-runner-about = Kazanan tarafın bütün hamlelerini aynı taş yapar.
theme-quiet-step = Sessiz adımla başlama
theme-quiet-step-about = Anahtar hamle atlama değil, tek bir adımdır.
theme-long-hops = Uzun atlama zinciri
theme-long-hops-about = Kazanan taraf bir hamlede en az üç kez atlar.
theme-relay = Her hamlede başka taş
theme-relay-about = Kazanan tarafın her hamlesini ayrı bir taş yapar.
theme-foreign-bridge = Rakip taşın üstünden atlama
theme-foreign-bridge-about = Kazanan taraf rakibin bir taşını köprü olarak kullanıp üstünden atlar.
