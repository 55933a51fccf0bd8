/**
 * Does what the platform does not for menus: returns the focus after a nested one, and closes one the focus has left.
 */
export function manageMenuFocus(): void {
  // After a menu opened from the phone's sheet closes, the focus returns to its button there. Only then: the event comes
  // late, and after an opening the focus may have moved into the menu. Details and dialogs send the same event, most of
  // them without an id: the quotes make an empty one match nothing.
  addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (newState !== "closed") return;
      document.querySelector<HTMLElement>(`:popover-open [popovertarget="${(target as Element).id}"]`)?.focus();
    },
    true,
  );
  // A menu that the focus has left would cover the focused element.
  addEventListener("focusin", ({ target }) => {
    if (!(target as Element).closest(".bar")) document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
}
