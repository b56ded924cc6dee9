// A page inside another app's browser keeps the streak in there, and says so.

const APPS =
  /; wv\)|FBA[NV]|Instagram|WhatsApp|Telegram|TikTok|musical_ly|BytedanceWebview|MicroMessenger|Line\/|Snapchat|GSA\//;

/** Shows the page's word about it, where there is one and it is true. */
export function inside() {
  const word = document.getElementById("inside-app");
  if (word) word.hidden = !APPS.test(navigator.userAgent);
}
inside();
