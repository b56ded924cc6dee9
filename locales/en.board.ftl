# Boards: how keys walk on them, and the sides of the star.
keys-plain = Arrow keys go from square to square. Enter taps, Escape lets go.
keys-dark = The left and right arrows go along the row; the up arrow goes to the upper right, the down arrow to the lower left, and with Shift to the upper left and the lower right. Enter taps, Escape lets go.
keys-star = The left and right arrows go along the row; the up arrow goes to the hole at the upper right, the down arrow to the one at the lower left, and with Shift to the upper left and the lower right. Enter taps, Escape lets go.
sq-side-a = `A` (white)
sq-side-b = `B` (green with a plus)
sq-side-c = `C` (red with a bar)
sq-side-d = `D` (black)
sq-side-e = `E` (yellow with a triangle)
sq-side-f = `F` (blue with a square)
