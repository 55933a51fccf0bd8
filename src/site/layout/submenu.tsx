import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../use-page.ts";

/** Renders a menu of the wide header. On a phone it covers the sheet that opened it; its first button returns there. */
export function Submenu({ id, children }: { id: string; children: ReactNode }) {
  const { header } = usePage();
  return (
    <div popover="auto" id={id} className="menu">
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className="bar-link ms-2 mt-2 lg:hidden">
        <Icon name="arrow-left" />
        {header.back}
      </button>
      {children}
    </div>
  );
}
