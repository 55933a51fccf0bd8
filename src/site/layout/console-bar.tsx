import { Icon } from "#ui/icon.tsx";
import { Trail } from "../sections/crumbs.tsx";
import { useHref, usePage } from "../use-page.ts";

/** Renders the line above a page of v2: where the visitor is, and the field that opens the palette. */
export function ConsoleBar() {
  const { common, header } = usePage();
  const href = useHref();
  return (
    <aside className="console-bar no-print" aria-label={common.company.name}>
      <div className="console-trail">
        <Trail />
        <p>{common.company.tagline}</p>
      </div>
      <a href={href("/search")} className="console-find" data-palette="">
        <Icon name="search" className="size-4" />
        <span>{header.palette.title}</span>
        <kbd>Ctrl K</kbd>
      </a>
    </aside>
  );
}
