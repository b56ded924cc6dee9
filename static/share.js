// The result, shared or copied.

import { $, say } from "./page.js";

/** Makes the buttons of the page work, where the browser can do what they say. */
export function sharing() {
  const [share, copy, picture, box] = [$("#share"), $("#copy"), $("#picture"), $("#share-text")];
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
  // Where pictures cannot be handed on, the link stays a link to download it.
  const asFile = (parts) => ({ files: [new File(parts, picture.download, { type: "image/png" })] });
  if (picture && navigator.canShare?.(asFile([]))) picture.onclick = hand;
  async function hand(event) {
    event.preventDefault();
    try {
      const file = await (await fetch(picture.href)).blob();
      await navigator.share({ ...asFile([file]), text: text() });
    } catch (error) {
      if (error.name !== "AbortError") location.assign(picture.href);
    }
  }
}
