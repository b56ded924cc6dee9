// The result, shared or copied.

import { $, say } from "./page.js";

/** Makes the buttons of the page work, where the browser can do what they say. */
export function sharing() {
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
