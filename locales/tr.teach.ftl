# Öğreten geri bildirim: yeniden izleme, bütün savunmalar, ısınma, arşivde süzme.
replay-heading = Hamle hamle
replay-controls = Hamleler arasında gezin
replay-first = Başa
replay-last = Sona
step-goes =
    { $side ->
        [white] Beyaz: `{ $from }` karesinden `{ $to }` karesine.
       *[black] Siyah: `{ $from }` karesinden `{ $to }` karesine.
    }
step-takes = { $n } taş alır.
tree-link = Bütün savunmalar
tree-heading = Bütün savunmalar
tree-way = Buraya gelen hamleler
tree-start = Başlangıç
tree-key = { to-move }. Kazandıran hamle tahtada işaretli.
tree-replies =
    { to-move }. { $n ->
        [1] Tek cevap var, o da kaybeder.
       *[other] { $n } cevap var, hepsi kaybeder.
    }
tree-main = Ana varyant.
tree-left = Kazanca kalan hamle: { $n }
tree-ends = Oyun burada biter.
tree-also = Bunlar da kazandırır:
first-try = İlk denemede çözenler:

warm-up = Isınma
warm-up-invite = İlk gelişin mi? Bir hamlelik ısınmayla başla.
warm-up-lead = Burada hiçbir şey sayılmaz. Tek hamlede kazan: önce taşa, sonra sırayla numaralı karelere dokun.
warm-up-forced = Alma zorunlu: başka bir taş dama olmak üzereyken bile.
warm-up-optional = Bu oyunda alma zorunlu değil, ama yalnız zincir kazandırır.
warm-up-wrong = `{ $move }` kurala uygun, ama kazandırmaz. Taşlar yerinde, yeniden dene.
warm-up-done-heading = Isındın
warm-up-done = Bulmacada da böyle: taşa dokun, durakları izle. Orada 3 hakkın var.

ladder-heading = Haftanın basamakları
ladder-lead = Hafta kolay başlar, zor biter.
filter-heading = Günleri süz
filter-task = Görev
filter-state = Sonucun
filter-theme = Çözümdeki fikir
filter-any = Hepsi
filter-open = Bitirmediklerin
filter-solved = Çözdüklerin
filter-lost = Çözemediklerin
filter-show = Göster
filter-clear = Süzmeyi kaldır
filter-count = Bu ay uyan gün: { $n }
filter-fits = uyuyor
filter-theme-note = Fikirler yalnızca bitirdiğin günlerde aranır; hiçbir çözüm ele verilmez.

## Yıldız
step-goes--star = { star-letter } oyuncusu: `{ $from }` yuvasından `{ $to }` yuvasına.
tree-key--star = { to-move--star }. Kazandıran hamle tahtada işaretli.
tree-replies--star =
    { to-move--star }. { $n ->
        [1] Tek cevap var, o da kaybeder.
       *[other] { $n } cevap var, hepsi kaybeder.
    }
warm-up-lead--star = Burada hiçbir şey sayılmaz. Tek hamlede kazan: önce taşa, sonra son numaralı yuvaya dokun. Taş, yanındaki her taşın üstünden arkasındaki boş yuvaya atlar ve atlamayı sürdürebilir; hiçbir taş kalkmaz.
