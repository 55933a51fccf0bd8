import { changeRoot } from "#client/storage/storage.ts";

/**
 * Saves that a language was chosen, by the switch or by either answer to the offer, so that it is not offered again.
 * Adds the query, which the cached page does not know, to the links to this page's twins.
 */
export function saveLanguageChoice(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-twin]")) link.search = location.search;
  addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest("a[hreflang], [data-dismiss]");
    if (!pressed) return;
    changeRoot({ languageOffer: "dismissed" });
    if (pressed.hasAttribute("href")) return;
    delete document.documentElement.dataset.offer;
    // The pressed button is gone: the focus moves to what follows it.
    document.getElementById("content")?.focus();
  });
}
