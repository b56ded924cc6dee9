// The board in the browser: taps, drags, keys and motion over a page that works without them.
// Knows no rules: the page's data block lists the legal moves. A move goes out through the page's
// own form, and the main part of the page that comes back takes the place of the old one.
//
// Here hands meet the board; what they cause lies in the parts: `choose`, `send`, `draw`, `keys`,
// `motion`, `walk`, `day`, `share`, `install`, all over `page`.

import { choose, letGo, tap } from "./choose.js";
import { center, lay } from "./draw.js";
import { walk } from "./keys.js";
import { finish } from "./motion.js";
import { install } from "./install.js";
import { $, live, page, rove } from "./page.js";
import { busy, open } from "./send.js";
import { listen } from "./walk.js";

// Pointers

let drag = null;
let dragged = false;

/** Units of the board that a pixel is worth. */
const scale = () => page.svg.viewBox.baseVal.width / page.svg.getBoundingClientRect().width;

/** The square nearest to a pointer, of those given, and how far its middle is, in pixels. */
function nearest(event, names) {
  const box = page.svg.viewBox.baseVal;
  const field = page.svg.getBoundingClientRect();
  const [x, y] = [event.clientX - field.left, event.clientY - field.top];
  let found = [null, Infinity];
  for (const name of names) {
    const [cx, cy] = center(name).map((c, i) => (c - (i ? box.y : box.x)) / scale());
    const far = Math.hypot(cx - x, cy - y);
    if (far < found[1]) found = [name, far];
  }
  return found;
}

/** The square that a piece is let go on: the nearest, as the squares lie side by side. */
function squareAt(event) {
  const { left, right, top, bottom } = page.svg.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x >= left && x <= right && y >= top && y <= bottom ? nearest(event, page.squares.keys())[0] : null;
}

/** A finger's width, in pixels. */
const NEAR = 22;

/** What a tap means: on small boards what is near it counts, where itself it hits nothing. */
function meant(button, event) {
  const on = (classes) => classes.contains("stop") || classes.contains("target") || classes.contains("selected");
  const movers = page.data.moves.map((m) => m.from);
  const useful = (name) => movers.includes(name) || on(page.squares.get(name).classList);
  if (!event.detail || useful(button.value)) return button.value;
  const [name, far] = nearest(event, [...page.squares.keys()].filter(useful));
  return far <= NEAR ? name : button.value;
}

document.addEventListener("pointerdown", (event) => {
  dragged = false;
  finish();
  const button = event.target.closest?.("#board-form .sq");
  if (!page || !button || !event.isPrimary || event.button !== 0 || busy) return;
  if (!page.data.moves.some((m) => m.from === button.value)) return;
  drag = { id: event.pointerId, from: button.value, x: event.clientX, y: event.clientY, piece: null };
});

document.addEventListener("pointermove", (event) => {
  if (drag?.id !== event.pointerId) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.piece) {
    if (Math.hypot(dx, dy) < 8) return;
    dragged = true;
    if (page.path[0] !== drag.from) choose([drag.from]);
    drag.piece = $(`.pieces > :not(.ghost)[data-sq="${drag.from}"]`, page.svg);
    drag.piece.parentElement.append(drag.piece);
    page.form.setPointerCapture?.(event.pointerId);
  }
  drag.piece.setAttribute("transform", `translate(${dx * scale()} ${dy * scale()})`);
});

function release(event) {
  if (drag?.id !== event.pointerId) return;
  const { piece, from } = drag;
  drag = null;
  if (!piece) return;
  const square = event.type === "pointerup" ? squareAt(event) : null;
  if (square && square !== from) tap(square, true);
  else if (!square) letGo();
  if (!busy) lay();
}
document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#board-form .sq");
  // Keys click too, with no detail; the click that ends a drag is none.
  const after = dragged && event.detail > 0;
  if (!page || (!button && !(after && event.target.closest?.("#board-form")))) return;
  event.preventDefault();
  dragged = false;
  if (after) return;
  const square = meant(button, event);
  rove(square);
  tap(square);
});

// Keys

document.addEventListener("keydown", (event) => {
  if (!page || event.altKey || event.metaKey || event.isComposing) return;
  if (event.key === "Escape" && !busy) {
    finish();
    drag = null;
    lay();
    if (page.form) letGo();
    else $("form.buttons a.btn", page.root ?? live)?.click();
    return;
  }
  walk(event);
});

// A browser that lacks what this needs keeps the plain forms.
if (AbortSignal.timeout && [].at && live.replaceChildren && live.animate) {
  document.body.append(live);
  open();
  listen();
}
install();
