## Kâğıtta
print-heading = Kâğıda yazdır
print-link = Yazdır
print-now = Yazdır
print-back = Geri dön
print-lead-day = Bulmaca kâğıtta: hamlelerini çizgilere yaz. QR kodu bulmacanın sayfasını açar, çözüm orada, çözünce ya da hakların bitince görünür.
print-lead-month = Ayın bulmacaları, her sırada üç tahta. Her QR kodu bulmacanın sayfasını açar, çözüm orada, çözünce ya da hakların bitince görünür.
print-note = QR kodu bulmacanın sayfasını açar. Çözüm orada, çözünce ya da hakların bitince görünür.
print-qr = Bulmacanın sayfasının QR kodu
