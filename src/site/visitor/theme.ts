import { changeRoot, readRoot, watchRoot } from "#client/storage/storage.ts";
import { whenRestored } from "./when-shown.ts";

/** The switch between light and dark; the choice is kept, holds before first paint, and in every open tab. */
export function switchTheme(): void {
  const html = document.documentElement;
  const show = () => {
    const { theme } = readRoot();
    if (theme === "light" || theme === "dark") html.dataset.theme = theme;
  };
  watchRoot(show);
  whenRestored(show);
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const dark = getComputedStyle(html).colorScheme === "dark";
      changeRoot({ theme: dark ? "light" : "dark" });
    });
  }
}
