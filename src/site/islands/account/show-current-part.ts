/** Brings the current part of the account's menu into view, where the menu is a line that scrolls. */
export function showCurrentPart(): void {
  const link = document.querySelector<HTMLElement>(".side-link[aria-current]");
  const line = link?.closest("ul");
  if (!link || !line) return;
  const { left, width } = link.getBoundingClientRect();
  line.scrollLeft += left + width / 2 - line.getBoundingClientRect().left - line.clientWidth / 2;
}
