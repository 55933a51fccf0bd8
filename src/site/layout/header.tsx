import { localizeHref, writeAddress } from "#address/address.ts";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "../illustrations/logo.tsx";
import { useHref, usePage } from "../use-page.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { ProductsMenu } from "./products-menu.tsx";
import { ResourcesMenu } from "./resources-menu.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Renders the header; its menus are popovers, which open by keyboard, touch and mouse without a script. */
export function Header() {
  const { header, navbar, common, twin, availableAt, address, row } = usePage();
  const href = useHref();
  const other = address.locale === "id" ? "en" : "id";
  const otherAddress = twin ?? availableAt;
  const switchTo = otherAddress
    ? writeAddress(otherAddress)
    : localizeHref("/#other-language", { ...address, locale: other });
  const menus = [
    { id: "menu-products", label: navbar.products, under: "/products" },
    { id: "menu-solutions", label: navbar.solutions, under: "/solutions" },
    { id: "menu-resources", label: navbar.resources, under: "/resources" },
  ];
  return (
    <header className="bar">
      <a href="#content" className="skip btn btn-primary">
        {common.labels.skip}
      </a>
      <div className="wrap flex h-17 items-center gap-2">
        <a href={href("/")} aria-label={header.home} className="flex min-h-11 items-center lg:me-4">
          <Logo name={common.company.name} />
        </a>
        <nav aria-label={navbar.label} className="hidden grow items-center lg:flex">
          {menus.map(({ id, label, under }) => (
            <button
              key={id}
              type="button"
              popoverTarget={id}
              className="bar-link"
              aria-current={row.path.startsWith(under) && row.path !== "/products/pricing" ? "true" : undefined}
            >
              {label}
              <Icon name="chevron-down" className="size-4 text-muted" />
            </button>
          ))}
          <a
            href={href("/products/pricing")}
            className="bar-link"
            aria-current={row.path === "/products/pricing" ? "page" : undefined}
          >
            {navbar.pricing}
          </a>
        </nav>
        <div className="ms-auto flex items-center">
          <a href={href("/search")} aria-label={header.search} className="bar-link">
            <Icon name="search" />
          </a>
          <ThemeSwitch label={header.theme} className="hidden sm:inline-flex" />
          <a
            href={switchTo}
            hrefLang={other}
            lang={other}
            className="bar-link"
            aria-label={`${header.language.short}: ${otherAddress ? header.language.name : common.offer.only}`}
            title={otherAddress ? undefined : common.offer.only}
            data-language-switch
            data-twin={otherAddress ? "" : undefined}
          >
            {header.language.short}
          </a>
          <a href={href("/auth/login")} className="bar-link when-out max-sm:hidden">
            {header.login}
          </a>
          <button type="button" popoverTarget="menu-account" className="bar-link when-in">
            <Icon name="user" />
            <span className="sr-only">{header.accountMenu}</span>
            <span className="w-28 truncate text-start max-lg:hidden" data-person />
          </button>
          <a href={href("/contact-us")} className="btn btn-primary ms-2 max-sm:hidden">
            {header.contact}
          </a>
          <button
            type="button"
            popoverTarget="menu-phone"
            aria-label={header.menu}
            className="bar-link -me-3 lg:hidden"
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
      <PhoneMenu id="menu-phone" menus={menus} />
      <ProductsMenu id="menu-products" />
      <SolutionsMenu id="menu-solutions" />
      <ResourcesMenu id="menu-resources" />
      <AccountMenu id="menu-account" />
    </header>
  );
}
