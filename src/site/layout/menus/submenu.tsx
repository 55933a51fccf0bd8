import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../../use-page.ts";

interface SubmenuProps {
  id: string;
  /** Its name: the heading of the sheet, and that of the navigation. */
  label: string;
  /** The tile beside the links; phones have no room for it. */
  tile: ReactNode;
  children: ReactNode;
}

/** Renders a menu: a panel below the bar, on a phone a sheet from below whose first button returns to the menu. */
export function Submenu({ id, label, tile, children }: SubmenuProps) {
  const { header } = usePage();
  return (
    <div popover="auto" id={id} className="menu">
      <div className="menu-head md:hidden">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="bar-link">
          <Icon name="arrow-left" />
          {header.back}
        </button>
        <p className="font-semibold">{label}</p>
      </div>
      <div className="wrap menu-panel">
        <nav aria-label={label}>{children}</nav>
        <aside className="menu-tile">{tile}</aside>
      </div>
    </div>
  );
}
