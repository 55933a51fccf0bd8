/**
 * Opens the menus in browsers without popovers (before Chrome 114, Safari 17, Firefox 125): one at a time, closed by its
 * button, Escape or a press beside it.
 */
export function openPlainMenus(): void {
  const menus = document.querySelectorAll<HTMLElement>("[popover]");
  const show = (shown?: Element | null) => {
    for (const menu of menus) menu.classList.toggle("menu-open", menu === shown);
  };
  addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const button = pressed.closest("[popovertarget]");
    const menu = button && document.getElementById(button.getAttribute("popovertarget")!);
    if (menu) show(menu.classList.contains("menu-open") ? undefined : menu);
    else if (!pressed.closest(".menu-open")) show();
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show();
  });
}
