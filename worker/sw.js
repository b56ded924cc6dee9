// Without a network the site shows the last puzzle that was seen, as one of its day, never as
// today's. Pages always come from the network; kept are files of /static/, whose addresses change
// with their content, and pages made to be kept: /…/offline. They are asked for without cookies,
// so nothing of a player is in them.

const KEPT = "dama-1";
/** Files kept at most; the oldest go first. */
const MOST = 60;

const asked = (path) => fetch(path, { credentials: "omit", cache: "no-cache" });
const language = (url) => new URL(url).pathname.split("/")[1] || "tr";

/** Keeps a page under an address, and what it is shown with. */
async function keep(path, address) {
  const page = await asked(path);
  if (!page.ok || page.redirected) return;
  const kept = await caches.open(KEPT);
  const files = (await page.clone().text()).match(/\/static\/[\w.-]+\.(css|svg)/g) ?? [];
  const old = (await kept.keys()).filter((request) => request.url.includes("/static/"));
  for (const request of old.slice(0, Math.max(0, old.length - MOST))) await kept.delete(request);
  for (const file of new Set(files)) {
    if (!(await kept.match(file))) await kept.add(file);
  }
  await kept.put(address, page);
}

/** What is shown instead of a page: the last puzzle seen, else that nothing is there. */
async function offline(url) {
  const kept = await caches.open(KEPT);
  const lang = language(url);
  for (const address of [`/${lang}/last-seen`, `/${lang}/offline`]) {
    const page = await kept.match(address);
    if (page) return page;
  }
  // Another language is better than nothing.
  const others = (await kept.keys()).filter((request) => !request.url.includes("/static/"));
  const other = others.find((request) => request.url.endsWith("/last-seen")) ?? others[0];
  return (other && (await kept.match(other))) ?? Response.error();
}

/** A file that never changes: the kept one, else from the network, to be kept. */
async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

self.addEventListener("install", (event) => {
  const first = async () => {
    const pages = await clients.matchAll({ includeUncontrolled: true });
    const languages = new Set(pages.map((page) => language(page.url)));
    await Promise.all([...languages].map((lang) => keep(`/${lang}/offline`, `/${lang}/offline`)));
    await skipWaiting();
  };
  event.waitUntil(first().catch(() => {}));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("dama-") && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

// A page of a day says which; only addresses of days are heard.
self.addEventListener("message", (event) => {
  const day = /^\/([a-z]+)\/[a-z-]+\/\d{4}-\d\d-\d\d$/.exec(event.data?.seen ?? "");
  if (day) event.waitUntil(keep(`${day[0]}/offline`, `/${day[1]}/last-seen`).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => offline(request.url)));
  else if (url.pathname.startsWith("/static/")) event.respondWith(file(request));
});
