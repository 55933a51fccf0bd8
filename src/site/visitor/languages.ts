import { changeRoot } from "#client/storage/storage.ts";

/**
 * A language that was chosen, by the switch or by either answer to the offer, is not asked about again. The links to
 * this page's twins carry the query, which the cached page does not know.
 */
export function keepLanguageChoice(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-twin]")) link.search = location.search;
  addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest("a[hreflang], [data-dismiss]");
    if (!pressed) return;
    changeRoot({ languageOffer: "dismissed" });
    if (pressed.hasAttribute("href")) return;
    delete document.documentElement.dataset.offer;
    // The pressed button is gone: the focus goes on to what stands below it.
    document.getElementById("content")?.focus();
  });
}
