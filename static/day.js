// The day: whether it has passed, and the time until it does.

import { $, page, say } from "./page.js";

const opened = { date: $(".puzzle")?.dataset.date, today: "today" in ($(".puzzle")?.dataset ?? {}) };
let asked = performance.now();
let told = false;

/** Whether the day of this page has passed; says so the first time. Asks once a minute at most. */
export async function turned() {
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
  if (event.persisted) look();
});

/** Looks now and then by itself: a page that nobody touches tells of the new day too. Not all at once. */
function wait() {
  if (opened.today && !told) setTimeout(() => (look(), wait()), (4 + 2 * Math.random()) * 60_000);
}
wait();

/** Shows on a new page what is known of the day. */
export function showDay() {
  if (told) banner();
  countdown();
}

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
