import { changeRoot } from "#client/storage.ts";

/** The language switch keeps the query, which the cached page does not know; a dismissed offer stays away. */
export function keepLanguageChoice(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
    link.search = location.search;
  }
  document.querySelector("[data-dismiss]")?.addEventListener("click", () => {
    delete document.documentElement.dataset.offer;
    changeRoot({ languageOffer: "dismissed" });
    // The pressed button is gone: the focus goes on to what stands below it.
    document.getElementById("content")?.focus();
  });
}
