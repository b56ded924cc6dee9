# Yıldız tahtasındaki yarışların fikirleri.
theme-backward = hedeften uzaklaşan hamle
theme-own-bridge = önce köprü, sonra atlama
theme-foreign-bridge = rakip taşın üstünden atlama
theme-lone-runner = baştan sona tek taş
theme-quiet-step = sessiz adımla başlama
theme-long-hops = uzun atlama zinciri
theme-makes-room = hedefte yer açma
theme-relay = her hamlede başka taş
