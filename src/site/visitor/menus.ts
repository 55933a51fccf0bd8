import { withOptional } from "./recover-import.ts";

/**
 * Does what the platform does not for menus: returns the focus after a nested one, closes one the focus has left, and
 * loads the pictures of one that has room for them.
 */
export function manageMenus(): void {
  addEventListener("toggle", handleToggle, true);
  // A menu that the focus has left would cover the focused element.
  addEventListener("focusin", ({ target }) => {
    if (!(target as Element).closest(".bar, .menu"))
      document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
  // One that was opened before this ran.
  const open = document.querySelector<HTMLElement>(".menu:popover-open");
  if (open) loadTile(open);
}

function handleToggle({ target, newState }: ToggleEvent): void {
  const menu = target as HTMLElement;
  // After a menu opened from the phone's sheet closes, the focus returns to its button there. Only then: the event comes
  // late, and after an opening the focus may have moved into the menu. Details and dialogs send the same event, most of
  // them without an id: the quotes make an empty one match nothing.
  if (newState === "closed") document.querySelector<HTMLElement>(`:popover-open [popovertarget="${menu.id}"]`)?.focus();
  else loadTile(menu);
}

function loadTile(menu: HTMLElement): void {
  if (menu.querySelector("[data-tile-of]") && matchMedia("(width >= 64rem)").matches)
    withOptional(import("./menu-tiles.ts").then(({ fillMenuTile }) => fillMenuTile(menu)));
}
