// The worker that answers when the network does not: told which puzzle was seen.

import { $ } from "./page.js";

async function start() {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const { game, date } = $(".puzzle")?.dataset ?? {};
  if (date) active.postMessage({ seen: `/${document.documentElement.lang}/${game}/${date}` });
}

/** Begins after the page; where there is no worker, or it is not allowed, everything is as before. */
export function install() {
  if (navigator.serviceWorker && isSecureContext) addEventListener("load", () => start().catch(() => {}));
}
