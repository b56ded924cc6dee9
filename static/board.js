// The board in the browser: taps, drags, keys and motion over a page that works without them.
// Knows no rules: the page's data block lists the legal moves. A move goes out through the page's
// own form, and the main part of the page that comes back takes the place of the old one.

const SVG = "http://www.w3.org/2000/svg";
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** What is read from the page that is shown; made anew after every answer. Null: plain forms. */
let page = null;
/** A request is under way: nothing else is sent. */
let busy = false;
/** The motion that is shown: `{group, played, end()}`. */
let motion = null;
/** The last complete move from this board: `{move, before, dropped}`. */
let sent = null;

const live = document.createElement("div");
live.className = "vh";
live.id = "live";
live.setAttribute("role", "status");

/** Says a text once to screen readers. */
function say(text) {
  live.textContent = "";
  setTimeout(() => (live.textContent = text), 30);
}

// Reading the page

function open() {
  const root = $(".puzzle");
  const block = $("#board-data");
  const data = block ? JSON.parse(block.textContent) : { moves: [], last: [], texts: {} };
  const form = $("#board-form");
  const svg = root && $(".stage .draw", root);
  const squares = new Map($$(".sq", form ?? live).map((button) => [button.value, button]));
  page = { root, data, form, svg, squares, texts: data.texts, path: [] };
  $("#status")?.removeAttribute("role"); // The live region speaks; two voices are one too many.
  if (form) {
    const board = $(".board", form);
    board.dataset.live = "";
    page.turned = board.dataset.turned === "true";
    page.files = Number(board.dataset.files);
    page.ranks = Number(board.dataset.ranks);
    page.hints = [...squares.keys()].filter((s) => squares.get(s).classList.contains("hint"));
    page.path = form.elements.path.value.split(",").filter(Boolean);
    page.served = page.path.length ? null : snapshot();
    rove(focused() ?? page.path[0] ?? data.moves[0]?.from ?? squares.keys().next().value);
  } else if (svg) {
    const board = svg.closest(".board");
    page.turned = board.dataset.turned === "true";
    page.files = Number(board.dataset.files);
    page.ranks = Number(board.dataset.ranks);
  }
  if (told) banner();
  countdown();
  sharing();
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

// Choosing

const continuing = (path) =>
  page.data.moves.filter((m) => m.from === path[0] && path.slice(1).every((s, i) => m.path[i] === s));

function tap(square, dropped = false) {
  motion?.end();
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
    if (ends.length === 1) return play(ends[0], dropped);
    if (square === path[0] || square === path.at(-1)) return letGo();
  }
  if (page.data.moves.some((m) => m.from === square)) return choose([square]);
  const own = symbolOn(square)?.startsWith(`p-${page.data.side[0]}`);
  // The server knows which rule stands against it.
  if (done >= 0 || own) send(page.form.action, { ...place(), sq: square, path: path.join(",") });
}

function choose(path) {
  if (!page.path.length && page.served) page.served.status = [...$("#status").childNodes];
  page.path = path;
  page.form.elements.path.value = path.join(",");
  draw();
  const capture = continuing(path).some((m) => m.captured.length);
  const key = !capture ? "tap-target" : path.length > 1 ? "next-stop" : "must-capture";
  tell(page.texts[key].replace("{n}", path.length));
  dropButton();
}

function letGo() {
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

/** Shows a sentence in the note under the board and says it. */
function tell(text, ...more) {
  const line = Object.assign(document.createElement("p"), { textContent: text });
  $("#status")?.replaceChildren(line, ...more);
  say(text);
}

// Drawing: the shapes and classes of templates/_marks.html

function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** The center of a square, in board units. */
function center(square) {
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square.slice(1)) - 1;
  const [col, row] = page.turned ? [page.files - 1 - file, rank] : [file, page.ranks - 1 - rank];
  return [col * 100 + 50, row * 100 + 50];
}

const circle = (name, square, r) => {
  const [cx, cy] = center(square);
  return shape("circle", { class: name, cx, cy, r });
};
const tile = (name, href, square, lift = 0) => {
  const [x, y] = center(square);
  const at = { x: x - 50, y: y - 50 - lift, width: 100, height: 100 };
  return shape("use", { class: name, href: `#${href}`, ...at });
};
const piece = (symbol, square) => {
  const node = tile("piece", symbol, square);
  node.dataset.sq = square;
  return node;
};
const trail = (route) => {
  const points = route.map(center).join(" ");
  return ["path-case", "path-dots"].map((name) => shape("polyline", { class: name, points }));
};
const symbolOn = (square) =>
  $(`.pieces > :not(.ghost)[data-sq="${square}"]`, page.svg)?.getAttribute("href").slice(1);

/** What is marked when `page.path` is chosen. */
function marks() {
  const { path, data } = page;
  const [from] = path;
  const open = path.length ? continuing(path) : [];
  const movers = (capture) => data.moves.filter((m) => !!m.captured.length === capture && m.from !== from);
  const list = (moves) => [...new Set(moves.map((m) => m.from))];
  const found = { must: list(movers(true)), movable: from ? [] : list(movers(false)) };
  Object.assign(found, { targets: [], stops: [], routes: [], taken: [] });
  if (!open.length) return found;
  if (!open.some((m) => m.captured.length)) {
    found.targets = open.map((m) => m.path.at(-1));
  } else if (open.length === 1) {
    const stops = open[0].path;
    found.stops = stops.map((s, i) => [s, i + 1, i === stops.length - 1]);
    found.routes = [[from, ...stops]];
    found.taken = open[0].captured;
  } else {
    found.stops = path.slice(1).map((s, i) => [s, i + 1, false]);
    for (const m of open) {
      const next = m.path[path.length - 1];
      if (found.stops.some(([s, n]) => s === next && n === path.length)) continue;
      found.stops.push([next, path.length, m.path.length === path.length]);
      found.routes.push([...path, next]);
    }
    found.taken = open[0].captured.filter((s) => open.every((m) => m.captured.includes(s)));
  }
  return found;
}

function draw() {
  const { path, served, svg, squares, hints } = page;
  const [under, over] = [$(".under", svg), $(".over", svg)];
  for (const ghost of $$(".ghost", svg)) path.length ? ghost.setAttribute("display", "none") : ghost.removeAttribute("display");
  for (const cell of $$("[aria-selected]", page.form)) cell.removeAttribute("aria-selected");
  if (!path.length && served) {
    under.replaceChildren(...served.under);
    over.replaceChildren(...served.over);
    for (const [button, name, label] of served.buttons) {
      button.className = name;
      button.setAttribute("aria-label", label);
    }
    return;
  }
  const { must, movable, targets, stops, routes, taken } = marks();
  const [from] = path;
  const [x, y] = from ? center(from) : [];
  under.replaceChildren(
    ...(from ? [shape("rect", { class: "picked", x: x - 50, y: y - 50, width: 100, height: 100 })] : []),
    ...must.flatMap((s) => [circle("halo", s, 47), circle("must-edge", s, 43), circle("must-ring", s, 43)]),
    ...routes.flatMap(trail),
  );
  over.replaceChildren(
    ...(from ? [tile("brackets", "m-brackets", from)] : []),
    ...taken.map((s) => tile("strike", "m-strike", s, 3)),
    ...targets.flatMap((s) => [circle("target-edge", s, 13), circle("target-core", s, 9)]),
    ...stops.flatMap(stopMark),
    ...hints.flatMap((s) => [circle("hint-edge", s, 44), circle("hint-dots", s, 44)]),
    ...hints.map((s) => shape("path", { class: "hint-wedge", d: `M${center(s)[0] - 14} ${center(s)[1] - 66}h28l-14 22z` })),
  );
  const states = { selected: from ? [from] : [], must, movable, target: targets, taken, hint: hints };
  for (const [name, button] of squares) label(name, button, states, stops);
}

function stopMark([square, number, last]) {
  const [x, y] = center(square);
  const text = shape("text", { class: "stop-n", x, y: y + 11 });
  text.textContent = number;
  return [...(last ? [circle("stop-disc", square, 32)] : []), circle("stop-disc", square, 26), text];
}

/** The classes of a square and what a screen reader says of it. */
function label(name, button, states, stops) {
  const { texts } = page;
  const on = Object.keys(states).filter((state) => states[state].includes(name));
  const words = on.map((state) => texts[`sq-${state}`]);
  for (const [, number, last] of stops.filter(([square]) => square === name)) {
    on.push(last ? "stop last" : "stop");
    words.push(texts[last ? "sq-last-stop" : "sq-stop"].replace("{n}", number));
  }
  const kinds = { "p-wm": "white-man", "p-wk": "white-king", "p-bm": "black-man", "p-bk": "black-king" };
  const rtl = document.documentElement.dir === "rtl";
  const called = rtl ? `\u2066${name}\u2069` : name;
  button.className = ["sq", ...on].join(" ");
  button.setAttribute("aria-label", [called, texts[`sq-${kinds[symbolOn(name)] ?? "empty"}`], ...words].join(texts.comma));
  if (on.includes("selected")) button.parentElement.setAttribute("aria-selected", "true");
}

// Sending

const place = () => ({ attempt: page.data.attempt, ply: page.data.ply });

function play(move, dropped) {
  remember(move, dropped && move.path.length === 1);
  send(page.form.action, { ...place(), move: move.move });
}

/** Keeps what the last move of a finished puzzle is shown from. */
function remember(move, dropped = false) {
  const pieces = $$(".pieces > :not(.ghost)", page.svg);
  const before = Object.fromEntries(pieces.map((p) => [p.dataset.sq, p.getAttribute("href").slice(1)]));
  sent = { move, before, dropped };
}

/** Sends a form (or looks at an address, without `fields`) and shows the page that comes back. */
async function send(url, fields, button = null) {
  if (busy) return;
  busy = true;
  motion?.end();
  const settle = waiting(button);
  let html;
  let failed = false;
  try {
    if (!fields || !(await turned())) html = await fetched(url, fields);
  } catch {
    failed = true;
  }
  settle();
  lay();
  busy = false;
  if (html) show(html, fields);
  if (failed) offerAgain(url, fields);
}

function offerAgain(url, fields) {
  const again = Object.assign(document.createElement("button"), {
    className: "btn primary",
    id: "retry",
    type: "button",
    textContent: page.texts["try-again"],
    onclick: () => send(url, fields, again),
  });
  tell(page.texts["network-error"], again);
}

async function fetched(url, fields) {
  const response = await fetch(url, {
    method: fields ? "POST" : "GET",
    body: fields && new URLSearchParams(fields),
    headers: { Accept: "text/html" },
    signal: AbortSignal.timeout(20_000),
  });
  const html = new DOMParser().parseFromString(await response.text(), "text/html");
  // Too many requests, or a server in trouble: nothing was judged, the same again is safe.
  if (response.status === 429 || response.status >= 500 || !$("main", html)) throw new Error(response.status);
  return html;
}

/** After a while the pressed button, or the note, says that the answer takes time. */
function waiting(button) {
  const text = page.texts.wait;
  const label = button?.textContent;
  let note = null;
  const timer = setTimeout(() => {
    if (button) {
      button.style.width = `${button.offsetWidth}px`;
      button.style.paddingInline = 0;
      button.textContent = text;
    } else if (text) {
      note = [...$("#status").childNodes];
      tell(text);
    }
  }, 400);
  button?.setAttribute("aria-disabled", "true");
  return () => {
    clearTimeout(timer);
    if (note) $("#status").replaceChildren(...note);
    button?.removeAttribute("aria-disabled");
    button?.removeAttribute("style");
    if (label && label !== button.textContent) button.textContent = label;
  };
}

/** Puts the answer in the place of the page. */
function show(html, fields) {
  const held = focused();
  const typing = document.activeElement?.id === "move";
  const was = JSON.stringify(place());
  for (const part of ["main", ".top", "#board-data"]) {
    const [old, fresh] = [$(part), $(part, html)];
    if (old && fresh && (part !== ".top" || old.textContent !== fresh.textContent)) old.replaceWith(fresh);
    else if (part === "#board-data") fresh ? document.body.append(fresh) : old?.remove();
  }
  document.title = html.title;
  if (location.search) history.replaceState(history.state, "", location.pathname);
  open();
  const status = $("#status");
  const heading = $("h2", status ?? live);
  const sentence = $(":scope > p", status ?? live)?.innerText ?? "";
  const square = page.squares.get(held ?? fields?.sq);
  const target = heading ?? status;
  if (typing && $("#move")) {
    $("#move").focus({ preventScroll: true });
    if (was === JSON.stringify(place())) $("#move").value = fields.move ?? "";
  } else if (square) {
    rove(square.value);
    square.focus({ preventScroll: true });
  } else if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  // A heading that has the focus has been read already.
  say(document.activeElement === heading ? sentence : [heading?.innerText, sentence].filter(Boolean).join(". "));
  const over = page.root?.classList.contains("over");
  let steps = page.data.last;
  if (!steps.length && over && sent) steps = [{ ...sent.move, before: sent.before }];
  const slow = !!status?.classList.contains("bad");
  animate(steps, { slow, skip: sent?.dropped }).then(() => {
    if (document.activeElement === target) target.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  });
  if (!over && page.data.moves.length) sent = null;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!page?.root?.contains(form) || form.method !== "post") return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  if (busy) return;
  if (form.id === "type-form") {
    const typed = page.data.moves.find((m) => m.move === fields.move.trim().toLowerCase());
    sent = null;
    if (typed) remember(typed);
  }
  send(form.action, fields, event.submitter);
});

// Links that only turn back to the board need no new page.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a.btn");
  if (!link || !page?.root?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.id === "show-again" && page.data.last.length && !still()) {
    event.preventDefault();
    animate(page.data.last, { slow: true });
  } else if (link.id === "try-again" || link.closest("form.buttons") || link.id === "drop") {
    event.preventDefault();
    send(link.href, null, link);
  }
});

// Motion

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const shift = (from, to) => `translate(${to[0] - from[0]}px, ${to[1] - from[1]}px)`;

/** Shows moves over the board that already stands as they leave it. */
async function animate(line, { slow = false, skip = false } = {}) {
  motion?.end();
  const steps = skip ? line.slice(1) : line;
  if (!steps.length || !page.svg || still()) return;
  const hidden = [".under", ".pieces", ".over"].map((name) => $(name, page.svg));
  const [under, pieces] = [shape("g", {}), shape("g", {})];
  const played = [];
  const run = {
    run(node, frames, options) {
      const animation = node.animate(frames, { fill: "forwards", ...options });
      played.push(animation);
      return animation.finished;
    },
    pause: (duration) => run.run(pieces, [], { duration }),
    end() {
      motion = null;
      for (const animation of played) animation.cancel();
      under.remove();
      pieces.remove();
      for (const group of hidden) group.removeAttribute("display");
    },
  };
  motion = run;
  for (const group of hidden) group.setAttribute("display", "none");
  page.svg.append(under, pieces);
  try {
    for (const [i, step] of steps.entries()) {
      pieces.replaceChildren(...Object.entries(step.before).map(([s, symbol]) => piece(symbol, s)));
      under.replaceChildren();
      if (slow || skip || i) await run.pause(300);
      await travel(run, step, under, pieces);
    }
  } catch {
    return; // Ended by a tap; everything stands already.
  }
  if (motion === run) run.end();
}

async function travel(run, step, under, pieces) {
  const at = (square) => $(`[data-sq="${square}"]`, pieces);
  const mover = at(step.from);
  const route = [step.from, ...step.path];
  const spots = route.map(center);
  const capture = step.captured.length > 0;
  const pace = Math.min(1, 1600 / (step.path.length * 220));
  const fades = [];
  pieces.append(mover);
  for (let leg = 0; leg < step.path.length; leg++) {
    under.replaceChildren(circle("wet", step.from, 34), ...(capture ? trail(route.slice(leg)) : []));
    const [from, to] = [spots[leg], spots[leg + 1]];
    const duration = capture ? 180 * pace : 160;
    const frames = [from, to].map((spot) => ({ transform: shift(spots[0], spot) }));
    const taken = at(step.captured[leg]);
    if (taken) {
      const middle = center(step.captured[leg]);
      const passed = Math.hypot(middle[0] - from[0], middle[1] - from[1]) / Math.hypot(to[0] - from[0], to[1] - from[1]);
      const small = `${shift([0, 0], middle)} scale(.85) ${shift(middle, [0, 0])}`;
      const leave = [{ transform: "none", opacity: 1 }, { transform: small, opacity: 0 }];
      fades.push(run.run(taken, leave, { delay: duration * passed, duration: 120 }));
    }
    await run.run(mover, frames, { duration, easing: "cubic-bezier(.3,0,.2,1)" });
    if (capture && leg + 1 < step.path.length) await run.pause(40 * pace);
  }
  await Promise.all(fades);
  if (!step.promotes) return;
  const king = tile("piece", mover.getAttribute("href").slice(1).replace("m", "k"), route.at(-1));
  pieces.append(king);
  await run.run(king, [{ transform: "translate(0px, -18px)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: 160 });
}

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

/** Puts the dragged piece back, or leaves it where it was let go. */
function lay() {
  for (const piece of $$(".pieces > [transform]", page.svg ?? live)) piece.removeAttribute("transform");
}

document.addEventListener("pointerdown", (event) => {
  dragged = false;
  motion?.end();
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

const focused = () => document.activeElement?.closest?.("#board-form .sq")?.value;

/** Makes a square the board's one tab stop. */
function rove(square) {
  for (const [name, button] of page.squares) button.tabIndex = name === square ? 0 : -1;
}

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
    motion?.end();
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

// The day

const opened = { date: $(".puzzle")?.dataset.date, today: "today" in ($(".puzzle")?.dataset ?? {}) };
let asked = performance.now();
let told = false;

/** Whether the day of this page has passed; says so the first time. Asks once a minute at most. */
async function turned() {
  if (!opened.today || told || performance.now() - asked < 60_000) return false;
  asked = performance.now();
  const response = await fetch(`/api/v1/${page.root.dataset.game}/today`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok || (await response.json()).date === opened.date) return false;
  newDay();
  return true;
}

function newDay() {
  if (told) return;
  told = true;
  banner();
  say(page.root.dataset.newDay);
}

function dayLink() {
  const { newDay: textContent, home: href } = page.root.dataset;
  return Object.assign(document.createElement("a"), { href, textContent });
}

function banner() {
  if ($("#new-day") || !page.root) return;
  const line = Object.assign(document.createElement("p"), { className: "status", id: "new-day" });
  line.append(dayLink());
  page.root.before(line);
}

function look() {
  if (document.visibilityState === "visible" && page?.root) turned().catch(() => {});
}
document.addEventListener("visibilitychange", look);
addEventListener("focus", look);
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  busy = false;
  look();
});

let ticking;
function countdown() {
  clearInterval(ticking);
  const clock = $("#countdown");
  if (!clock) return;
  const end = performance.now() + Number(clock.dataset.seconds) * 1000;
  const two = (n) => String(Math.floor(n)).padStart(2, "0");
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    clock.textContent = [left / 3600, (left / 60) % 60, left % 60].map(two).join(":");
    if (left) return;
    clearInterval(ticking);
    clock.parentElement.replaceChildren(dayLink());
    newDay();
  };
  ticking = setInterval(tick, 1000);
  tick();
}

// Sharing

function sharing() {
  const [share, copy, box] = [$("#share"), $("#copy"), $("#share-text")];
  if (!box) return;
  const text = () => box.textContent.trim();
  const select = () => getSelection().selectAllChildren(box);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(text());
      const label = copy.textContent;
      copy.textContent = copy.dataset.done;
      setTimeout(() => (copy.textContent = label), 2000);
      say(copy.dataset.done);
    } catch {
      select();
    }
  };
  if (copy) Object.assign(copy, { hidden: false, onclick: put });
  if (share && navigator.share) {
    const send = () => navigator.share({ text: text() }).catch((error) => error.name !== "AbortError" && put());
    Object.assign(share, { hidden: false, onclick: send });
  }
}

// A browser that lacks what this needs keeps the plain forms.
if (AbortSignal.timeout && [].at && live.replaceChildren && live.animate) {
  document.body.append(live);
  open();
}
