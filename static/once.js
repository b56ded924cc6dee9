// A form whose answer cannot be had twice is sent once: a second press waits for the first.

let sent = false;
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-once]")) return;
  if (sent) event.preventDefault();
  sent = true;
});
addEventListener("pageshow", () => (sent = false));
