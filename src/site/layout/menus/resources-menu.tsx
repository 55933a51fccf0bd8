import { Icon, type IconName } from "#ui/icon.tsx";
import { usePage } from "../../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuMore } from "./menu-more.tsx";
import { MenuPicture } from "./menu-picture.tsx";
import story from "./story.svg?url";
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
  "/security": "lock",
  "/ai": "eye",
  "/integrations": "link",
  "/service-levels": "clock",
  "/comparison": "grid",
  "/accessibility": "check",
  "/glossary": "quote",
};

/** Renders what there is to read, what buyers check, and one figure of a story. */
export function ResourcesMenu({ id }: { id: string }) {
  const { navbar } = usePage();
  const { title, figure, body, link } = navbar.reading;
  return (
    <Submenu
      id={id}
      label={navbar.resources}
      tile={
        <>
          <MenuPicture src={story} />
          <p className="text-sm text-muted">{title}</p>
          <p className="menu-figure">{figure}</p>
          <p className="text-sm text-muted">{body}</p>
          <MenuMore {...link} />
        </>
      }
    >
      <Links links={navbar.resourceLinks} />
      <p className="menu-job">{navbar.trust.title}</p>
      <Links links={navbar.trust.links} />
    </Submenu>
  );
}

function Links({ links }: { links: readonly { label: string; href: string; line: string }[] }) {
  return (
    <ul className="menu-grid">
      {links.map(({ label, href, line }) => (
        <li key={href}>
          <MenuLink
            href={href}
            name={label}
            line={line}
            glyph={<Icon name={glyphs[href] ?? "info"} className="glyph" />}
          />
        </li>
      ))}
    </ul>
  );
}
