// The board in the browser: taps, drags, keys and motion over a page that works without them.
// Knows no rules: the page's data block lists the legal moves. A move goes out through the page's
// own form, and the main part of the page that comes back takes the place of the old one.
//
// Here hands meet the board; what they cause lies in the parts: `choose`, `send`, `draw`,
// `motion`, `day`, `share`, all over `page`.

import { choose, letGo, tap } from "./choose.js";
import { lay } from "./draw.js";
import { finish } from "./motion.js";
import { $, $$, focused, live, page, rove } from "./page.js";
import { busy, open } from "./send.js";

// Pointers

let drag = null;
let dragged = false;

function squareAt(event) {
  const field = page.svg.getBoundingClientRect();
  const col = Math.floor(((event.clientX - field.left) / field.width) * page.files);
  const row = Math.floor(((event.clientY - field.top) / field.height) * page.ranks);
  const at = $$(".row", page.form)[row]?.children[col];
  return at && $(".sq", at)?.value;
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
  const scale = (page.files * 100) / page.svg.getBoundingClientRect().width;
  drag.piece.setAttribute("transform", `translate(${dx * scale} ${dy * scale})`);
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
  rove(button.value);
  tap(button.value);
});

// Keys

/** The nearest square in play from a cell on, in steps; its neighbors where the cell is not in play. */
function step(rows, row, col, down, right) {
  for (let [r, c] = [row + down, col + right]; rows[r]?.[c]; r += down, c += right) {
    const found = rows[r][c] ?? null;
    const near = down ? [found, rows[r][c + 1], rows[r][c - 1]] : [found];
    const button = near.map((cell) => cell && $(".sq", cell)).find(Boolean);
    if (button) return button;
  }
  return null;
}

function move(key, whole) {
  const rows = $$(".row", page.form).map((row) => [...row.children]);
  const cell = page.squares.get(focused()).parentElement;
  const row = rows.findIndex((cells) => cells.includes(cell));
  const col = rows[row].indexOf(cell);
  const ends = whole ? $$(".sq", page.form) : $$(".sq", cell.parentElement);
  switch (key) {
    case "ArrowLeft": return step(rows, row, col, 0, -1);
    case "ArrowRight": return step(rows, row, col, 0, 1);
    case "ArrowUp": return step(rows, row, col, -1, 0);
    case "ArrowDown": return step(rows, row, col, 1, 0);
    case "Home": return ends[0];
    case "End": return ends.at(-1);
    default: return undefined;
  }
}

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
  if (!focused() || (event.ctrlKey && event.key.startsWith("Arrow"))) return;
  const next = move(event.key, event.ctrlKey);
  if (next === undefined) return;
  event.preventDefault();
  if (!next) return;
  rove(next.value);
  next.focus();
});

// A browser that lacks what this needs keeps the plain forms.
if (AbortSignal.timeout && [].at && live.replaceChildren && live.animate) {
  document.body.append(live);
  open();
}
