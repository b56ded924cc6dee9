// A line shown again and the defenses of a solution, step by step without a new page.

import { animate, finish } from "./motion.js";
import { $, $$, page, read, say, tell } from "./page.js";
import { fetched, show } from "./send.js";

/** The step that was asked for last; answers to earlier ones come too late. */
let latest;

/** Goes where a link leads. */
async function walk(link) {
  const { href } = link;
  const ask = (latest = {});
  finish();
  let html;
  try {
    html = await fetched(href);
  } catch {
    if (ask === latest) tell(page.texts["network-error"] ?? "");
  }
  if (!html || ask !== latest) return;
  const { step } = link.dataset;
  if ($("#walk h2")?.textContent !== $("#walk h2", html)?.textContent) show(html, null, href);
  else turn(html, link, href);
  // A move back, or a jump, is not shown on its way.
  if (step ? step === "on" : link.closest(".ways")) animate(page.data.last);
}

/** Puts another place of the same line on the page; the control that was pressed keeps the focus. */
function turn(html, link, href) {
  for (const part of [".stage", ".walk-text", "#board-data"]) $(part).replaceWith($(part, html));
  for (const control of $$("[data-step]")) {
    const { attributes } = $(`[data-step=${control.dataset.step}]`, html);
    for (const { name } of [...control.attributes]) if (!attributes[name]) control.removeAttribute(name);
    for (const { name, value } of attributes) control.setAttribute(name, value);
  }
  history.replaceState(history.state, "", href);
  read();
  if (!link.isConnected) ($(".ways a") ?? $(".crumbs a")).focus({ preventScroll: true });
  say($("#status").innerText);
}

function click(event) {
  const link = event.target.closest?.("a[data-walk], #walk .walk-nav a, #walk .walk-text a");
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
  if (!link || !plain || !page?.root?.contains(link)) return;
  event.preventDefault();
  if (link.href) walk(link);
}

/** Left and right as the controls lie, first and last. */
function key(event) {
  if (!event.target.closest?.(".walk-nav") || event.altKey || event.ctrlKey || event.metaKey) return;
  const keys = { Home: "start", ArrowLeft: "back", ArrowRight: "on", End: "end" };
  if (document.documentElement.dir === "rtl") [keys.ArrowLeft, keys.ArrowRight] = ["on", "back"];
  const step = keys[event.key];
  if (!step) return;
  event.preventDefault();
  const control = $(`[data-step=${step}]`);
  if (control.href) walk(control);
}

/** Begins to listen. */
export function listen() {
  document.addEventListener("click", click);
  document.addEventListener("keydown", key);
}
