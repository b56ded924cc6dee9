// The sheet's button, where the browser can print.

const button = document.getElementById("print");
if (button) Object.assign(button, { hidden: false, onclick: () => print() });
