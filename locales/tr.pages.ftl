# Sayfaların eklediği metinler: kural sayfaları, kendi denemelerin.
rules-heading = { $game } kuralları
rules-lead = Burada uygulanan her kural, her birinin yanında deneyebileceğin bir tahta. Bu tahtalarda hiçbir şey sayılmaz.
try-legal = `{ $move }` kurala uygun.
try-takes = `{ $move }` { $n } taş alır.
try-crowned = Taş dama olur.
ending-no-pieces =
    { $side ->
        [white] Beyaz kazandı: siyahın taşı kalmadı.
       *[black] Siyah kazandı: beyazın taşı kalmadı.
    }
ending-no-moves =
    { $side ->
        [white] Beyaz kazandı: siyah hamle yapamaz.
       *[black] Siyah kazandı: beyaz hamle yapamaz.
    }
ending-king-v-king = Berabere: damaya karşı yalnız dama kaldı.
ending-one-each = Berabere: iki tarafın da tek taşı kaldı.
rule-capture-compulsory = Bu hamle olmaz: alma zorunlu.
rule-longer-chain = Bu hamle olmaz: en çok taşı alan zincir zorunlu.
rule-priority = Bu hamle olmaz: başka bir alma önce gelir.
rule-no-turn-back = Bu hamle olmaz: zincirde 180° dönülmez.
rule-men-not-back = Bu hamle olmaz: taş geri gitmez.
rule-not-your-piece = Sıra bu taşta değil.
rule-no-piece = Bu karede taş yok.
rule-path-blocked = Bu hamle olmaz: yol kapalı.
rule-square-taken = Bu hamle olmaz: kare dolu.
rule-beyond-reach = Bu taş oraya gidemez.
rule-chain-unfinished = Zincir bitmedi: alma sürüyor.
rule-ambiguous = Buna birden çok hamle uyuyor. Bütün duraklara dokun.
rule-unreadable = Bu bir hamle değil.
rule-game-over = Oyun bitti, hamle yapılamaz.


my-attempts = Denemelerin
composed-by = Kurgulayan:
board-try = Bu tahtada dene
grace-note = Bu bulmacaya gece yarısından önce başladın. Gece yarısından sonraki 30 dakika içinde bitirirsen kendi gününe sayılır.
grace-link = Dünkü bulmacan yarım kaldı. Gece yarısından sonraki 30 dakika içinde bitirirsen sayılır.
percent = %{ $n }
hint-note-1 = İpucu: işaretli taş oynar. Sonucun yanına "ipucuyla" yazılır.
hint-note-2 = İpucu: işaretli taş işaretli kareye gider.
void-day = Bu gün sayılmaz ve seriyi bozmaz.
void-day-why = Bu gün sayılmaz ve seriyi bozmaz: { $reason }
void-on = { $day }: sayılmaz.
void-on-why = { $day }: sayılmaz: { $reason }
