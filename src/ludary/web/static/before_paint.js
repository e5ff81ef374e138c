/* Light or dark, before the first paint, and a word where the page's script does not arrive.
   A classic script in the head, since modules run when the page has been read. */
document.addEventListener("error", ({target}) => {
  if (target instanceof HTMLScriptElement) document.documentElement.dataset.broken = "";
}, true);
document.documentElement.dataset.theme = "auto";
try {
  document.documentElement.dataset.theme = localStorage.getItem("ludary.theme") ?? "auto";
} catch {
  /* a private window */
}
