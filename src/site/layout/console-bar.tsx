import { Icon } from "#ui/icon.tsx";
import { Trail } from "../sections/crumbs.tsx";
import { useHref, usePage } from "../use-page.ts";

/**
 * Renders the line above a page of v2: where the visitor is, down to the section in view, and the field that opens the
 * palette. The section is named by the visitor script; without it the trail ends with the page.
 */
export function ConsoleBar() {
  const { common, header, meta, row } = usePage();
  const href = useHref();
  // The part of the title before the company's name and before what the page says more about itself.
  const name = row.path === "/" ? common.labels.home : (meta?.title.split(/ \| |: /)[0] ?? common.company.name);
  return (
    <aside className="console-bar no-print" aria-label={common.company.name}>
      <div className="console-trail">
        <Trail />
        <p>{name}</p>
        <p data-section-in-view="" aria-hidden="true" />
      </div>
      <a href={href("/search")} className="console-find" data-palette="">
        <Icon name="search" className="size-4" />
        <span>{header.palette.title}</span>
        <kbd>Ctrl K</kbd>
      </a>
    </aside>
  );
}
