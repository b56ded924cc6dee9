// Choosing a piece and its stops.

import { draw } from "./draw.js";
import { finish } from "./motion.js";
import { $, compulsory, continuing, page, place, say, symbolOn, tell } from "./page.js";
import { busy, play, send } from "./send.js";

/** A square is tapped, or a piece let go on it. */
export function tap(square, dropped = false) {
  finish();
  if (busy || !page.form) return;
  const { path } = page;
  const done = path.length - 1;
  if (done >= 0) {
    const open = continuing(path);
    const next = open.filter((m) => m.path[done] === square);
    const ends = next.length ? [] : open.filter((m) => m.path.at(-1) === square);
    const whole = next.find((m) => m.path.length === done + 1);
    if (whole) return play(whole, dropped);
    if (next.length) return choose([...path, square]);
    if (ends.length && ends.every((m) => alike(m, ends[0]))) return play(ends[0], dropped);
    if (square === path[0] || square === path.at(-1)) return letGo();
  }
  if (page.data.moves.some((m) => m.from === square)) return choose([square]);
  const own = symbolOn(square)?.startsWith(page.data.own);
  // The server knows which rule stands against it.
  if (done >= 0 || own) send(page.form.action, { ...place(), sq: square, path: path.join(",") });
}

/** Whether two moves to one place are one move. */
const alike = (a, b) => [...a.captured].sort().join() === [...b.captured].sort().join();

/** Chooses a route: a piece and the stops so far. */
export function choose(path) {
  if (!page.path.length && page.served) page.served.status = [...$("#status").childNodes];
  page.path = path;
  page.form.elements.path.value = path.join(",");
  draw();
  const capture = continuing(path).some((m) => m.captured.length) && (path.length > 1 || compulsory());
  const key = !capture ? "tap-target" : path.length > 1 ? "next-stop" : "must-capture";
  tell(page.texts[key].replace("{n}", path.length));
  dropButton();
}

/** Chooses nothing. */
export function letGo() {
  if (!page.path.length) return;
  const chain = page.path.length > 1;
  page.path = [];
  page.form.elements.path.value = "";
  draw();
  $("#drop")?.closest(".buttons").remove();
  if (page.served) $("#status").replaceChildren(...page.served.status);
  else tell(page.texts.help);
  say(page.texts[chain ? "chain-dropped" : "help"]);
}

function dropButton() {
  const old = $("#drop")?.closest(".buttons");
  const button = Object.assign(document.createElement("button"), {
    className: "btn",
    id: "drop",
    type: "button",
    textContent: page.texts[page.path.length > 1 ? "drop-chain" : "drop-piece"],
    onclick: () => {
      const [from] = page.path;
      letGo();
      page.squares.get(from)?.focus({ preventScroll: true });
    },
  });
  if (old) return old.replaceChildren(button);
  const line = Object.assign(document.createElement("p"), { className: "buttons" });
  line.append(button);
  $("#type-form")?.before(line);
}
