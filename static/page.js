// The page that is shown: what the other parts know of it and how they speak in it.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** What is read from the page that is shown; made anew after every answer. Null: plain forms. */
export let page = null;

export const live = document.createElement("div");
live.className = "vh";
live.id = "live";
live.setAttribute("role", "status");

/** Says a text once to screen readers. */
export function say(text) {
  live.textContent = "";
  setTimeout(() => (live.textContent = text), 30);
}

/** Shows a sentence in the note under the board and says it. */
export function tell(text, ...more) {
  const line = Object.assign(document.createElement("p"), { textContent: text });
  $("#status")?.replaceChildren(line, ...more);
  say(text);
}

/** Reads the page that stands in the document. */
export function read() {
  const root = $(".puzzle");
  const block = $("#board-data");
  const data = block ? JSON.parse(block.textContent) : { moves: [], last: [], texts: {}, at: {} };
  const form = $("#board-form");
  const svg = root && $(".stage .draw", root);
  const squares = new Map($$(".sq", form ?? live).map((button) => [button.value, button]));
  const star = !!svg?.closest(".star");
  page = { root, data, form, svg, star, squares, texts: data.texts, path: [] };
  $("#status")?.removeAttribute("role"); // The live region speaks; two voices are one too many.
  if (form) {
    $(".board", form).dataset.live = "";
    describeKeys(form, data.texts.keys);
    page.hints = [...squares.keys()].filter((s) => squares.get(s).classList.contains("hint"));
    page.path = form.elements.path.value.split(",").filter(Boolean);
    page.served = page.path.length ? null : snapshot();
    rove(focused() ?? page.path[0] ?? data.moves[0]?.from ?? squares.keys().next().value);
  }
}

/** How keys walk on the board, for who uses them. */
function describeKeys(form, textContent) {
  const line = Object.assign(document.createElement("p"), { id: "board-keys", className: "keys", textContent });
  form.append(line);
  $(".grid", form).setAttribute("aria-describedby", line.id);
}

/** The page as it came, for the return to "nothing chosen". */
function snapshot() {
  const buttons = [...page.squares.values()];
  return {
    under: [...$(".under", page.svg).children],
    over: [...$(".over", page.svg).children],
    buttons: buttons.map((b) => [b, b.className, b.getAttribute("aria-label")]),
    status: [...($("#status")?.childNodes ?? [])],
  };
}

/** The attempt and ply that a form of this page answers. */
export const place = () => ({ attempt: page.data.attempt, ply: page.data.ply });

/** The legal moves that begin with a route. */
export const continuing = (path) =>
  page.data.moves.filter((m) => m.from === path[0] && path.slice(1).every((s, i) => m.path[i] === s));

/** Whether every legal move captures. */
export const compulsory = () => page.data.moves.length > 0 && page.data.moves.every((m) => m.captured.length);

export const symbolOn = (square) =>
  $(`.pieces > :not(.ghost)[data-sq="${square}"]`, page.svg)?.getAttribute("href").slice(1);

export const focused = () => document.activeElement?.closest?.("#board-form .sq")?.value;

/** Makes a square the board's one tab stop. */
export function rove(square) {
  for (const [name, button] of page.squares) button.tabIndex = name === square ? 0 : -1;
}
