# Seriyi korumak: kurtarma kodu, cihazlar.
me-description = Serilerin, günlüğün ve denemelerin; üyelik gerekmez.
keep-heading = Serini koru
keep-why = Bu tarayıcı serini bir çerezle tanır. Çerez silinirse ya da başka bir cihaza geçersen kurtarma kodu seriyi geri getirir.
keep-has-code = Kurtarma kodun var. Oluşturulduğu gün: { $date }. Kaybettiysen yenisini oluştur; eskisi geçersiz olur.
keep-make = Kurtarma kodu oluştur
keep-make-new = Yeni kod oluştur
keep-have-code = Kodum var
keep-offer = Serin uzuyor. Kurtarma koduyla cihaz değiştirsen de seninle kalır.
keep-stranger = Serin başka bir cihazda mı? Kurtarma kodunla buraya getir.

code-title = Kurtarma kodun
code-read = Kod: { $code }
code-once = Bu kod yalnızca şimdi görünür. Bir yere yaz, sayfayı yazdır ya da ekran görüntüsü al.
code-use = Kodu bilen herkes serini açabilir; kendine sakla. Bir kez kullanılır, kullanınca yenisi verilir. Önceki kodların artık açmaz.
code-where = Kod bu sayfada girilir:
code-recovered-title = Serin geri geldi
code-recovered = Bu cihaz artık serini tanıyor. Kullandığın kod bitti, yenisi burada.
code-to-me = Sayfama git

recover-title = Serini geri getir
recover-description = Kurtarma kodunu gir; serin ve günlüğün bu cihazda sürsün.
recover-label = Kurtarma kodu
recover-hint = 24 harf ve rakam. Büyük küçük harf, boşluk ve tire fark etmez.
recover-go = Geri getir
recover-wrong = Bu kodla bir seri açılmadı. Harflere yeniden bak; kullanılmış ya da yenilenmiş bir kod artık açmaz.
recover-merge = Bu cihazda oynadıkların da kalır: iki geçmiş birleşir. Aynı bulmaca ikisinde de varsa iyi sonuç kalır.
recover-none = Kodun yok mu? Serinin olduğu cihazda “Ben” sayfasını aç ve kodu orada oluştur.

devices = Cihazların
device-unknown = Bilinmeyen tarayıcı
device-here = bu cihaz
device-added = Eklendi: { $date }
device-used = Son kullanım: { $date }
device-revoke = Çıkar
device-gone = Cihaz çıkarıldı.
device-leave = Bu cihazdan çıkış yap
leave-question = Bu cihaz serini unutur. Başka bir cihazınla ya da kurtarma kodunla geri dönebilirsin.
leave-question-last = Bu cihaz serini unutur. Kurtarma kodun ve başka bir cihazın olmadığı için seriye dönüş yolu kalmaz.
leave-yes = Evet, çıkış yap
leave-no = Hayır, kalsın

inside-app = Bu sayfa başka bir uygulamanın içinde açık ve serin orada saklanıyor. Sayfayı kendi tarayıcında aç ya da bir kurtarma kodu al.

privacy-devices = Cihazların için saklananlar: tarayıcının ve sistemin adı (örneğin Chrome, Android), eklendiği gün ve son kullanıldığı gün. Kurtarma kodunun kendisi saklanmaz, yalnızca ondan hesaplanan ve geri çevrilemeyen bir özet saklanır. İki geçmiş birleşince yerini bırakan sonuçlar da sen silene kadar kalır.
