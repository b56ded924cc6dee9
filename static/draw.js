// Marks and pieces on the board: the shapes and classes of templates/_marks.html.

import { $, $$, continuing, live, page, symbolOn } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";

export function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** The center of a square, in board units. */
export function center(square) {
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square.slice(1)) - 1;
  const [col, row] = page.turned ? [page.files - 1 - file, rank] : [file, page.ranks - 1 - rank];
  return [col * 100 + 50, row * 100 + 50];
}

export const circle = (name, square, r) => {
  const [cx, cy] = center(square);
  return shape("circle", { class: name, cx, cy, r });
};
export const tile = (name, href, square, lift = 0) => {
  const [x, y] = center(square);
  const at = { x: x - 50, y: y - 50 - lift, width: 100, height: 100 };
  return shape("use", { class: name, href: `#${href}`, ...at });
};
export const piece = (symbol, square) => {
  const node = tile("piece", symbol, square);
  node.dataset.sq = square;
  return node;
};
export const trail = (route) => {
  const points = route.map(center).join(" ");
  return ["path-case", "path-dots"].map((name) => shape("polyline", { class: name, points }));
};
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

/** Draws and names everything for the route that is chosen. */
export function draw() {
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

/** Puts the dragged piece back, or leaves it where it was let go. */
export function lay() {
  for (const piece of $$(".pieces > [transform]", page.svg ?? live)) piece.removeAttribute("transform");
}
