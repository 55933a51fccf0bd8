import { Icon } from "#ui/icon.tsx";
import { Logo } from "../illustrations/logo.tsx";
import { useHref, usePage } from "../use-page.ts";
import { useMenus } from "./menus/menu-parts.tsx";
import { LanguageSwitch, ThemeSwitch } from "./switches.tsx";

/**
 * Renders the header's bar. Its menus are popovers, which open by keyboard, touch and mouse without a script; they stand
 * at the end of the page (`Menus`), so that the page's own first bytes come before them.
 */
export function Header() {
  const { header, navbar, common, edition, row } = usePage();
  const href = useHref();
  const menus = useMenus();
  const isRail = edition === "v2";
  return (
    <header className={`bar ${isRail ? "ground-ink" : ""}`}>
      <a href="#content" className="skip btn btn-primary">
        {common.labels.skip}
      </a>
      <div className="wrap bar-row">
        <a href={href("/")} aria-label={header.home} className="flex min-h-11 items-center lg:me-4">
          <Logo name={common.company.name} inRail={isRail} />
        </a>
        <nav aria-label={navbar.label} className="bar-nav">
          {menus.map(({ id, label, under, icon }) => (
            <button
              key={id}
              type="button"
              popoverTarget={id}
              className="bar-link"
              aria-current={row.path.startsWith(under) && row.path !== "/products/pricing" ? "true" : undefined}
            >
              {isRail && <Icon name={icon} />}
              {label}
              <Icon name="chevron-down" className="bar-chevron" />
            </button>
          ))}
          <a
            href={href("/products/pricing")}
            className="bar-link"
            aria-current={row.path === "/products/pricing" ? "page" : undefined}
          >
            {isRail && <Icon name="tag" />}
            {navbar.pricing}
          </a>
        </nav>
        <div className="ms-auto flex items-center">
          <a href={href("/search")} className="bar-link bar-search" data-palette="">
            <Icon name="search" />
            <span className="sr-only">{header.search}</span>
            <kbd>Ctrl K</kbd>
          </a>
          <ThemeSwitch label={header.theme} className="hidden lg:inline-flex" />
          <LanguageSwitch />
          <a href={href("/auth/login")} className="bar-link when-out max-md:hidden">
            {header.login}
          </a>
          <button type="button" popoverTarget="menu-account" className="bar-link when-in">
            <Icon name="user" />
            <span className="sr-only">{header.accountMenu}</span>
            <span className="w-28 truncate text-start max-lg:hidden" data-person />
          </button>
          <a href={href("/contact-us")} className="btn btn-primary ms-2 max-sm:hidden">
            {common.actions.demo}
          </a>
          <button
            type="button"
            popoverTarget="menu-phone"
            aria-label={header.menu}
            className="bar-link -me-3 md:hidden"
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
    </header>
  );
}
