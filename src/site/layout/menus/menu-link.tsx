import type { ReactNode } from "react";
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
