# The ideas of races on the star.
theme-backward = a step away from home
theme-own-bridge = a bridge built and crossed
theme-foreign-bridge = a hop over the other’s piece
theme-lone-runner = one piece all the way
theme-quiet-step = a quiet step first
theme-long-hops = a long chain of hops
theme-makes-room = room made at home
theme-relay = another piece each time
