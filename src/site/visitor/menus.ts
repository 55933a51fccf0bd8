/**
 * Does what the platform does not for menus: returns the focus after a nested one, closes one the focus has left, and
 * loads the pictures of a menu that is opened where there is room for them.
 */
export function manageMenus(): void {
  // After a menu opened from the phone's sheet closes, the focus returns to its button there. Only then: the event comes
  // late, and after an opening the focus may have moved into the menu. Details and dialogs send the same event, most of
  // them without an id: the quotes make an empty one match nothing.
  addEventListener(
    "toggle",
    ({ target, newState }) => {
      const menu = target as HTMLElement;
      if (newState === "closed")
        document.querySelector<HTMLElement>(`:popover-open [popovertarget="${menu.id}"]`)?.focus();
      else if (menu.querySelector("[data-tile-of]") && matchMedia("(width >= 64rem)").matches)
        void import("./menu-tiles.ts").then(({ fillMenuTile }) => fillMenuTile(menu));
    },
    true,
  );
  // A menu that the focus has left would cover the focused element.
  addEventListener("focusin", ({ target }) => {
    if (!(target as Element).closest(".bar, .menu"))
      document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
}
