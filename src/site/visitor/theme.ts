import { changeRoot, readRoot, watchRoot } from "#client/storage.ts";
import { whenRestored } from "./when-shown.ts";

/** The switch between light and dark; the choice is kept, holds before first paint, and in every open tab. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    const { theme } = readRoot();
    if (theme === "light" || theme === "dark") dataset.theme = theme;
  };
  watchRoot(show);
  whenRestored(show);
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const dark = dataset.theme ? dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      changeRoot({ theme: dark ? "light" : "dark" });
    });
  }
}
