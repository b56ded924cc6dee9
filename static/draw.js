// Marks and pieces on the board: the shapes and classes of templates/_marks.html.

import { $, $$, compulsory, continuing, live, page, symbolOn } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";

export function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** The center of a square, in board units. */
export const center = (square) => page.data.at[square];

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
  const movers = [...new Set(data.moves.map((m) => m.from))].filter((s) => s !== from);
  const found = { must: compulsory() ? movers : [], movable: compulsory() || from ? [] : movers };
  Object.assign(found, { targets: [], stops: [], routes: [], taken: [] });
  const captures = open.filter((m) => m.captured.length);
  if (captures.length === 1) {
    const stops = captures[0].path;
    found.stops = stops.map((s, i) => [s, i + 1, i === stops.length - 1]);
    found.routes = [[from, ...stops]];
    found.taken = captures[0].captured;
  } else if (captures.length) {
    fork(found, captures, path);
  }
  quiet(found, open.filter((m) => !m.captured.length));
  return found;
}

function fork(found, captures, path) {
  found.stops = path.slice(1).map((s, i) => [s, i + 1, false]);
  for (const m of captures) {
    const next = m.path[path.length - 1];
    if (found.stops.some(([s, n]) => s === next && n === path.length)) continue;
    found.stops.push([next, path.length, m.path.length === path.length]);
    found.routes.push([...path, next]);
  }
  found.taken = captures[0].captured.filter((s) => captures.every((m) => m.captured.includes(s)));
}

/** Where a piece can go on from a landing, landings have numbers: it may stop at any. */
function quiet(found, moves) {
  for (const m of moves) {
    const to = m.path.at(-1);
    const more = moves.some((o) => o.path.length > m.path.length && m.path.every((s, i) => o.path[i] === s));
    if (m.path.length === 1 && !more) found.targets.push(to);
    else if (!found.stops.some(([s]) => s === to)) {
      found.stops.push([to, m.path.length, !more]);
      if (!more) found.routes.push([m.from, ...m.path]);
    }
  }
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
    ...(from ? [page.star ? circle("picked", from, 50) : shape("rect", { class: "picked", x: x - 50, y: y - 50, width: 100, height: 100 })] : []),
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
  const [disc, rim, drop] = page.star ? [38, 46, 16] : [26, 32, 11];
  const text = shape("text", { class: "stop-n", x, y: y + drop });
  text.textContent = number;
  return [...(last ? [circle("stop-disc", square, rim)] : []), circle("stop-disc", square, disc), text];
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
  const rtl = document.documentElement.dir === "rtl";
  const called = rtl ? `\u2066${name}\u2069` : name;
  button.className = ["sq", ...on].join(" ");
  button.setAttribute("aria-label", [called, page.data.words[symbolOn(name)] ?? texts["sq-empty"], ...words].join(texts.comma));
  if (on.includes("selected")) button.parentElement.setAttribute("aria-selected", "true");
}

/** Puts the dragged piece back, or leaves it where it was let go. */
export function lay() {
  for (const piece of $$(".pieces > [transform]", page.svg ?? live)) piece.removeAttribute("transform");
}
