import { withNeeded } from "./recover-import.ts";

/** Opens the search dialog by Ctrl-K or Cmd-K, or by a search link; without JavaScript the link opens the search page. */
export function openPaletteOnDemand(): void {
  const open = (event: KeyboardEvent | MouseEvent) => {
    // A link pressed with a key opens a tab.
    const isWanted = "key" in event ? event.key === "k" : (event.target as Element).closest("[data-palette]");
    if (!isWanted || (event.ctrlKey || event.metaKey) !== "key" in event) return;
    event.preventDefault();
    withNeeded(import("../palette/open-palette.ts"), ({ openPalette }) => openPalette());
  };
  addEventListener("keydown", open);
  addEventListener("click", open);
}
