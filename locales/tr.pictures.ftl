# Paylaşılan resimler, uygulama olarak site, çevrimdışı sayfa, hatırlatma.
lang-locale = tr_TR
app-name = Günün Daması
picture = Resim
reminder = Her gün hatırlat
reminder-about = Takvimine her sabah 9 için bir hatırlatma ekler.
reminder-title = { $game }: günün bulmacası
offline = Çevrimdışısın
offline-last = Çevrimdışısın. Son gördüğün bulmaca: { $date }
offline-attempts = Denemek için internet gerekir. Burada bir şey sayılmaz, hakkın eksilmez.
offline-again = Yeniden bağlan
offline-glasses = Hakların çevrimdışıyken bilinmez.
