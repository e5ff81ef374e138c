/* Light or dark, before the first paint: a classic script in the head, since modules run when the page has been read. */
document.documentElement.dataset.theme = "auto";
try {
  document.documentElement.dataset.theme = localStorage.getItem("ludary.theme") ?? "auto";
} catch {
  /* a private window */
}
