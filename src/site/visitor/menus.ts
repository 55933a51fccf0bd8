/** What the platform leaves to the page: menus that lie on each other, and a focus that walks out of one. */
export function mindMenus(): void {
  // Back from a menu of the phone's sheet: to the button of the sheet that opened it. Details and dialogs send the
  // same event, most of them without an id: quoted, an empty one matches nothing.
  addEventListener(
    "toggle",
    ({ target }) =>
      document.querySelector<HTMLElement>(`:popover-open [popovertarget="${(target as Element).id}"]`)?.focus(),
    true,
  );
  // A menu that the focus has left would lie over what has it now.
  addEventListener("focusin", ({ target }) => {
    if (!(target as Element).closest(".bar")) document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
}
