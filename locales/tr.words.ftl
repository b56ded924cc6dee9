# Oyunların kendi sözleri. Burada olmayan her metin tr.ftl'deki gibidir; çapraz oyunların ayrı sözü yoktur.

## Yıldız: yuva, adım, atlama; alma ve dama yoktur
site-description--star = Her gün bir bulmaca: sıra sende, kazancı bul. Üç hakkın var.
within--star = Bütün taşların üstteki uca girsin. { within }
to-move--star = Sıra: { star-side }
help--star = Önce taşa, sonra gideceği yuvaya dokun.
must-capture-choose--star = Oynayacağın taşa dokun.
must-capture--star = Önce { $n } numaralı yuvaya dokun.
next-stop--star = Atlama sürüyor. Şimdi { $n } numaralı yuvaya dokun.
tap-target--star = Şimdi gideceği yuvaya dokun. Bırakmak için taşa yeniden dokun.
drop-chain--star = Atlamayı bırak
chain-dropped--star = Atlama bırakıldı.
reply--star = Doğru, devam et. { star-letter } oyuncusu `{ $move }` ile karşılık verdi.
wrong-escapes--star = { star-letter } oyuncusu `{ $move }` ile karşılık verir; taşların hedefe zamanında varamaz.
wrong-draws--star = { star-letter } oyuncusu `{ $move }` ile berabere kalır.
wrong-wins--star = { star-letter } oyuncusu `{ $move }` oynar ve hedefine senden önce varır.
refused-no-piece--star = { rule-no-piece--star } Hakkın eksilmedi.
refused-square-taken--star = { rule-square-taken--star } Hakkın eksilmedi.
refused-beyond-reach--star = { rule-beyond-reach--star } Hakkın eksilmedi.
refused-chain-unfinished--star = { rule-chain-unfinished--star } Hakkın eksilmedi.
rule-no-piece--star = Bu yuvada taş yok.
rule-square-taken--star = Bu hamle olmaz: yuva dolu.
rule-beyond-reach--star = Bu taş oraya ne adımla ne de atlayarak varır.
rule-chain-unfinished--star = Atlama daha bitmedi.
board--star = Yıldız tahta
themes--star = Bu çözümde
hint-note-2--star = İpucu: işaretli taş işaretli yuvaya gider.

# Who a player is: letter and colour.
star-side =
    { $side ->
        [white] { sq-side-a }
        [green] { sq-side-b }
        [red] { sq-side-c }
        [black] { sq-side-d }
        [yellow] { sq-side-e }
       *[blue] { sq-side-f }
    }
# The letter alone, inside a sentence with a move.
star-letter =
    { $side ->
        [white] `A`
        [green] `B`
        [red] `C`
        [black] `D`
        [yellow] `E`
       *[blue] `F`
    }
