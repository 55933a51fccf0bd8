import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { ThemeSwitch } from "../theme-switch.tsx";
import { useMenus } from "./use-menus.ts";

/**
 * Renders the menu of phones: a sheet from below that opens the same menus as the wide header, with the main button at
 * the thumb. A menu opened from here covers the sheet; its first button, a press beside it or Escape closes it.
 */
export function PhoneMenu({ id }: { id: string }) {
  const { navbar, header, common } = usePage();
  const href = useHref();
  const menus = useMenus();
  return (
    <div popover="auto" id={id} className="menu">
      <nav aria-label={header.menu} className="wrap pt-2">
        <ul>
          {menus.map((menu) => (
            <li key={menu.id}>
              <button type="button" popoverTarget={menu.id} className="sheet-link">
                {menu.label}
                <Icon name="chevron-right" className="size-5 text-muted" />
              </button>
            </li>
          ))}
          <li>
            <a href={href("/products/pricing")} className="sheet-link">
              {navbar.pricing}
            </a>
          </li>
          <li>
            <a href={href("/search")} className="sheet-link" data-palette="">
              {header.search}
              <Icon name="search" className="size-5 text-muted" />
            </a>
          </li>
        </ul>
        <div className="sheet-foot">
          <a href={href("/contact-us")} className="btn btn-primary grow">
            {common.actions.demo}
          </a>
          <a href={href("/auth/login")} className="btn btn-secondary when-out">
            {header.login}
          </a>
          <ThemeSwitch label={header.theme} />
        </div>
      </nav>
    </div>
  );
}
