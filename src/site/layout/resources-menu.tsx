import { Icon, type IconName } from "#ui/icon.tsx";
import { useHref, usePage } from "../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { Submenu } from "./submenu.tsx";

/** The glyph of each page; a page without one has that of the last. */
const glyphs: Record<string, IconName> = {
  "/docs": "code",
  "/resources": "book",
  "/customers": "quote",
  "/events": "calendar",
  "/partners": "link",
  "/about-us": "user",
  "/locations": "map-pin",
};

/** Renders what there is to read, and one figure of a story. */
export function ResourcesMenu({ id }: { id: string }) {
  const { navbar } = usePage();
  const href = useHref();
  const { title, figure, body, link } = navbar.reading;
  return (
    <Submenu
      id={id}
      label={navbar.resources}
      tile={
        <>
          <p className="text-sm text-muted">{title}</p>
          <p className="menu-figure">{figure}</p>
          <p className="text-sm text-muted">{body}</p>
          <a href={href(link.href)} className="link menu-more">
            {link.label}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </>
      }
    >
      <ul className="menu-grid">
        {navbar.resourceLinks.map(({ label, href: path, line }) => (
          <li key={path}>
            <MenuLink
              href={path}
              name={label}
              line={line}
              glyph={<Icon name={glyphs[path] ?? "info"} className="glyph" />}
            />
          </li>
        ))}
      </ul>
    </Submenu>
  );
}
