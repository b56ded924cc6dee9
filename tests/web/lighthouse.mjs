// Runs Lighthouse over a server of its own; see scripts/lighthouse.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";

const PAGES = ["/tr/turkish", "/tr/turkish/archive", "/tr/rules/turkish", "/tr/me"].flatMap((path) => [
  path,
  path.replace("/tr/", "/ar/").replace("turkish", "arabic"),
]);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MOST_LCP = 1200;
const MOST_CLS = 0.02;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const chromium = ["chromium", "chromium-browser", "google-chrome"]
  .map((name) => spawnSync("which", [name]).stdout.toString().trim())
  .find(Boolean);
if (!chromium) throw new Error("no chromium here");

const folder = mkdtempSync(join(tmpdir(), "daily-dama-lighthouse-"));
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = spawn(process.argv[2], ["serve", "--bind", `127.0.0.1:${port}`, "--database", join(folder, "store.db")], {
  stdio: "ignore",
});
let failed = false;
let chrome;
try {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const up = await fetch(`${origin}/readyz`).then((response) => response.ok, () => false);
    if (up) break;
    if (Date.now() > deadline || server.exitCode !== null) throw new Error("the server does not answer");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  chrome = await chromeLauncher.launch({
    chromePath: chromium,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  for (const path of PAGES) {
    const { lhr } = await lighthouse(`${origin}${path}`, { port: chrome.port, logLevel: "error", onlyCategories: CATEGORIES });
    const scores = CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100));
    const lcp = Math.round(lhr.audits["largest-contentful-paint"].numericValue);
    const cls = lhr.audits["cumulative-layout-shift"].numericValue;
    const bytes = lhr.audits["total-byte-weight"].numericValue;
    const good = scores.every((score) => score === 100) && lcp <= MOST_LCP && cls <= MOST_CLS;
    failed ||= !good;
    console.log(`${good ? "good" : "BAD "} ${path}: ${CATEGORIES.map((id, i) => `${id} ${scores[i]}`).join(", ")}; largest paint ${lcp} ms, shift ${cls.toFixed(3)}, ${bytes} bytes`);
    if (good) continue;
    for (const id of CATEGORIES) {
      for (const { id: name, weight } of lhr.categories[id].auditRefs) {
        const audit = lhr.audits[name];
        if (weight && audit.score !== null && audit.score < 1) console.log(`     ${id}: ${name} ${audit.displayValue ?? ""} (${audit.title})`);
      }
    }
  }
} finally {
  await chrome?.kill();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
