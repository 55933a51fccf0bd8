import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import { useHref, usePage } from "../../use-page.ts";

interface MenuLinkProps {
  href: string;
  name: string;
  line?: string;
  glyph: ReactNode;
  /** The product or industry, by which the tile beside the links shows its picture. */
  shows?: string;
}

/** Renders a link of a menu: glyph, name and line. */
export function MenuLink({ href: path, name, line, glyph, shows }: MenuLinkProps) {
  const href = useHref();
  const { row } = usePage();
  return (
    <a href={href(path)} className="menu-link" aria-current={row.path === path ? "page" : undefined} data-shows={shows}>
      {glyph}
      <b>{name}</b>
      {line && <span>{line}</span>}
    </a>
  );
}

/** Renders the link of a menu that leads further than its entries. */
export function MenuMore({ href, label }: { href: string; label: string }) {
  const pageHref = useHref();
  return (
    <a href={pageHref(href)} className="link menu-more">
      {label}
      <Icon name="arrow-right" className="size-4" />
    </a>
  );
}

/** Renders the picture of a menu's tile: a file, requested when the menu opens; drawn here it would be in every page. */
export function MenuPicture({ src }: { src: string }) {
  return <img src={src} alt="" loading="lazy" width={320} height={280} className="menu-picture" />;
}

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

/** A menu of the header: the id of its popover, its name, the addresses it stands for, and its icon in the rail. */
interface HeaderMenu {
  id: string;
  label: string;
  under: string;
  icon: IconName;
}

export function useMenus(): HeaderMenu[] {
  const { navbar } = usePage();
  return [
    { id: "menu-products", label: navbar.products, under: "/products", icon: "grid" },
    { id: "menu-solutions", label: navbar.solutions, under: "/solutions", icon: "building" },
    { id: "menu-resources", label: navbar.resources, under: "/resources", icon: "book" },
  ];
}
