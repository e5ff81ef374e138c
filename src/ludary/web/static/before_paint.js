/* Light or dark, and a word where the page's script does not arrive: a classic script in the head, before the first paint and that script. */
document.addEventListener("error", ({target}) => {
  if (target instanceof HTMLScriptElement) document.documentElement.dataset.broken = "";
}, true);
document.documentElement.dataset.theme = "auto";
try {
  document.documentElement.dataset.theme = localStorage.getItem("ludary.theme") ?? "auto";
} catch {
  /* a private window */
}
