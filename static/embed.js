// The board in a frame of another site: shows where a chosen piece can go and sends nothing.
// What is chosen goes along to the site, where it can be played.

import { draw } from "./draw.js";
import { walk } from "./keys.js";
import { $, compulsory, continuing, live, page, read, rove, tell } from "./page.js";

const solve = $("#solve");

/** What can be done now. */
function note({ length }) {
  const open = continuing(page.path);
  if (!length) return compulsory() ? "must-capture-choose" : "help";
  if (open.some((m) => m.path.length === length - 1)) return "embed-ready";
  if (!open.some((m) => m.captured.length) || (length < 2 && !compulsory())) return "tap-target";
  return length > 1 ? "next-stop" : "must-capture";
}

function choose(path) {
  page.path = path;
  page.form.elements.path.value = path.join(",");
  draw();
  tell(page.texts[note(path)].replace("{n}", path.length));
  solve.href = solve.dataset.page + (path.length ? `?path=${path.join(",")}` : "");
}

function tap(square) {
  const { path } = page;
  const done = path.length - 1;
  const open = done < 0 ? [] : continuing(path);
  const next = open.filter((m) => m.path[done] === square);
  const last = open.filter((m) => m.path.at(-1) === square);
  if (next.length) choose([...path, square]);
  else if (last.length) choose([last[0].from, ...last[0].path]);
  else if (square === path[0] || square === path.at(-1)) choose([]);
  else if (page.data.moves.some((m) => m.from === square)) choose([square]);
}

document.addEventListener("click", (event) => {
  const square = event.target.closest?.("#board-form .sq")?.value;
  if (!square) return;
  event.preventDefault();
  rove(square);
  tap(square);
});

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.metaKey || event.isComposing) return;
  if (event.key === "Escape" && page.path.length) return choose([]);
  walk(event);
});

// A browser that lacks what this needs keeps the plain form.
if ([].at && live.replaceChildren) {
  document.body.append(live);
  read();
}
