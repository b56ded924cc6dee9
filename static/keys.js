// How keys walk on the board.

import { center } from "./draw.js";
import { $$, focused, page, rove } from "./page.js";

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** The square beside one in its row. */
function along(square, right) {
  const [x, y] = center(square);
  const ahead = (name) => (center(name)[0] - x) * right;
  const row = [...page.squares.keys()].filter((name) => center(name)[1] === y && ahead(name) > 0);
  return row.sort((a, b) => ahead(a) - ahead(b))[0];
}

/** The square above or below: straight, else aslant to the side asked for, else to the other. */
function across(square, down, right) {
  const [x, y] = center(square);
  const near = [...page.squares.keys()].filter((name) => {
    const [cx, cy] = center(name);
    return (cy - y) * down > 0 && (cy - y) * down <= 100 && Math.abs(cx - x) <= 100;
  });
  const turn = (name) => {
    const aside = (center(name)[0] - x) * right;
    return aside < 0 ? 100 - aside : aside;
  };
  return near.sort((a, b) => turn(a) - turn(b))[0];
}

/** The square that a key leads to from the one with the focus. */
function step({ key, ctrlKey: whole, shiftKey: shift }) {
  const here = focused();
  const ends = $$(".sq", whole ? page.form : page.squares.get(here).closest(".row"));
  switch (key) {
    case "ArrowLeft": return along(here, -1);
    case "ArrowRight": return along(here, 1);
    case "ArrowUp": return across(here, -1, shift ? -1 : 1);
    case "ArrowDown": return across(here, 1, shift ? 1 : -1);
    case "Home": return ends[0].value;
    default: return ends.at(-1).value;
  }
}

/** Moves the focus over the board, where a key asks for it. */
export function walk(event) {
  if (!focused() || (event.ctrlKey && event.key.startsWith("Arrow"))) return;
  if (!KEYS.includes(event.key)) return;
  event.preventDefault();
  const next = step(event);
  if (!next) return;
  rove(next);
  page.squares.get(next).focus();
}
