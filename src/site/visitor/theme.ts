import { changeRoot } from "#client/storage.ts";

/** The switch between light and dark; the choice is kept and holds before first paint from then on. */
export function switchTheme(): void {
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const { dataset } = document.documentElement;
      const dark = dataset.theme ? dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      dataset.theme = dark ? "light" : "dark";
      changeRoot({ theme: dataset.theme });
    });
  }
}
