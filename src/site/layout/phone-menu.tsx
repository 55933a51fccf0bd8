import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../use-page.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/**
 * Renders the menu of phones: a sheet under the bar that opens the same menus as the wide header, with the main button
 * within the thumb's reach. A menu opened from here covers the sheet; its first button, a press beside it or Escape
 * closes it.
 */
export function PhoneMenu({ id, menus }: { id: string; menus: { id: string; label: string }[] }) {
  const { navbar, header, common } = usePage();
  const href = useHref();
  return (
    <div popover="auto" id={id} className="menu">
      <nav aria-label={header.menu} className="wrap pb-6">
        <ul className="rows">
          {menus.map((menu) => (
            <li key={menu.id}>
              <button type="button" popoverTarget={menu.id} className="sheet-link">
                {menu.label}
                <Icon name="chevron-down" className="size-5 text-muted" />
              </button>
            </li>
          ))}
          <li>
            <a href={href("/products/pricing")} className="sheet-link">
              {navbar.pricing}
            </a>
          </li>
        </ul>
        <div className="mt-5 flex items-center gap-3">
          <a href={href("/contact-us")} className="btn btn-primary grow">
            {common.actions.contact}
          </a>
          <a href={href("/auth/login")} className="btn btn-secondary when-out grow">
            {header.login}
          </a>
          <ThemeSwitch label={header.theme} />
        </div>
      </nav>
    </div>
  );
}
