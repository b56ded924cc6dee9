// What goes to the server and what comes back: forms, waiting, the page of the answer.

import { showDay, turned } from "./day.js";
import { lay } from "./draw.js";
import { inside } from "./inside.js";
import { animate, finish, still } from "./motion.js";
import { $, focused, live, page, place, read, rove, say, tell } from "./page.js";
import { sharing } from "./share.js";

/** A request is under way: nothing else is sent. */
export let busy = false;
/** The piece of the last move was let go where it ends: it need not be shown on its way. */
let dropped = false;

/** Makes the page that stands in the document live. */
export function open() {
  read();
  showDay();
  sharing();
  inside();
}

/** Plays a move; `byHand`: its piece has been dragged to where it ends. */
export function play(move, byHand) {
  dropped = byHand && move.path.length === 1;
  send(page.form.action, { ...place(), move: move.move });
}

/** Sends a form (or looks at an address, without `fields`) and shows the page that comes back. */
export async function send(url, fields, button = null) {
  if (busy) return;
  busy = true;
  finish();
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

export async function fetched(url, fields) {
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

/** Puts the answer in the place of the page, at an address if it has one of its own. */
export function show(html, fields, url) {
  const held = focused();
  const typing = document.activeElement?.id === "move";
  const was = JSON.stringify(place());
  for (const part of ["main", ".top", "#board-data"]) {
    const [old, fresh] = [$(part), $(part, html)];
    if (old && fresh && (part !== ".top" || old.textContent !== fresh.textContent)) old.replaceWith(fresh);
    else if (part === "#board-data") fresh ? document.body.append(fresh) : old?.remove();
  }
  document.title = html.title;
  if (url || location.search) history.replaceState(history.state, "", url ?? location.pathname);
  open();
  const status = $("#status");
  const heading = $("h2", status ?? live);
  const sentence = $(":scope > p", status ?? live)?.innerText ?? "";
  const square = page.squares.get(held ?? fields?.sq);
  const land = $("#walk a[href]");
  const target = land ?? heading ?? status;
  if (typing && $("#move")) {
    $("#move").focus({ preventScroll: true });
    if (was === JSON.stringify(place())) $("#move").value = fields.move ?? "";
  } else if (square) {
    rove(square.value);
    square.focus({ preventScroll: true });
  } else if (target) {
    if (!land) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  // A heading that has the focus has been read already.
  say(document.activeElement === heading ? sentence : [heading?.innerText, sentence].filter(Boolean).join(". "));
  const slow = !!status?.classList.contains("bad");
  animate(page.data.last, { slow, skip: dropped }).then(() => {
    // What was answered, or the board that was asked for again, must be in sight on a small screen.
    const told = status?.matches(".bad, .told") ? status : document.activeElement === target && target;
    const seen = told || (!fields && $("#board-form .board"));
    if (seen) seen.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  });
  if (page.data.moves.length) dropped = false;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!page?.root?.contains(form) || form.method !== "post" || "away" in form.dataset) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  if (busy) return;
  if (form.id === "type-form") dropped = false;
  send(form.action, fields, event.submitter);
});

// Links that only turn back to the board need no new page.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a.btn");
  if (!link || !page?.root?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // After the end this link leads through the whole line, which takes pages.
  const over = page.root.classList.contains("over");
  if (link.id === "show-again" && !over && page.data.last.length && !still()) {
    event.preventDefault();
    animate(page.data.last, { slow: true });
  } else if (link.id === "try-again" || link.closest("form.buttons") || link.id === "drop") {
    event.preventDefault();
    send(link.href, null, link);
  }
});

// A page that the browser kept waits for nothing.
addEventListener("pageshow", (event) => {
  if (event.persisted) busy = false;
});
