# Tahtalar: tuşlarla gezinme ve yıldızın tarafları.
keys-plain = Ok tuşları kareden kareye geçer. Enter dokunur, Escape bırakır.
keys-dark = Sol ve sağ ok sıra boyunca gider; yukarı ok sağ üste, aşağı ok sol alta, Shift ile sol üste ve sağ alta geçer. Enter dokunur, Escape bırakır.
keys-star = Sol ve sağ ok sıra boyunca gider; yukarı ok sağ üstteki, aşağı ok sol alttaki yuvaya, Shift ile sol üstteki ve sağ alttaki yuvaya geçer. Enter dokunur, Escape bırakır.
sq-side-a = `A` (beyaz)
sq-side-b = `B` (yeşil, artılı)
sq-side-c = `C` (kırmızı, çizgili)
sq-side-d = `D` (siyah)
sq-side-e = `E` (sarı, üçgenli)
sq-side-f = `F` (mavi, kareli)
