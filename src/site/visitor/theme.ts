import { changeRoot, readRoot, watchRoot } from "#client/storage/storage.ts";
import { onPageRestored } from "./page-lifecycle.ts";

/**
 * Enables the switch between light and dark; the choice is stored and applies before first paint, in every open tab.
 */
export function switchTheme(): void {
  const html = document.documentElement;
  const show = () => {
    const { theme } = readRoot();
    if (theme === "light" || theme === "dark") html.dataset.theme = theme;
  };
  watchRoot(show);
  onPageRestored(show);
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const dark = getComputedStyle(html).colorScheme === "dark";
      changeRoot({ theme: dark ? "light" : "dark" });
    });
  }
}
