/** Scrolls the account's menu to its current link, where the menu is one line that scrolls sideways. */
export function scrollToCurrentLink(): void {
  const link = document.querySelector<HTMLElement>(".side-link[aria-current]");
  const menu = link?.closest("ul");
  if (!link || !menu) return;
  const { left, width } = link.getBoundingClientRect();
  menu.scrollLeft += left + width / 2 - menu.getBoundingClientRect().left - menu.clientWidth / 2;
}
