/** Opens the search dialog by Ctrl-K or Cmd-K, or by a search link; without its code the link opens the search page. */
export function openPaletteOnDemand(): void {
  const open = (event: Event) => {
    event.preventDefault();
    void import("../palette/open-palette.ts").then(({ openPalette }) => openPalette());
  };
  addEventListener("keydown", (event) => {
    if (event.key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) open(event);
  });
  addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (!ctrlKey && !metaKey && !shiftKey && (target as Element).closest("[data-palette]")) open(event);
  });
}
