import type { LoaderFunctionArgs } from "react-router";
import type { ChangelogEntry } from "#content/kinds/changelog.ts";
import { readSet } from "#content/read-set.server.ts";
import { changelogHref, changelogPageSize } from "../../changelog-pages.ts";
import { type ListPage, listPage, type PageNeighbours } from "../../list-page.ts";
import { loadPage } from "../../page.server.ts";
import { Buttons } from "../../sections/actions.tsx";
import { areaJobs } from "../../sections/changelog/change-list.tsx";
import { PageLinks } from "../../sections/page-links.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

interface Extra extends ListPage<ChangelogEntry> {
  neighbours: PageNeighbours;
  feed: string;
  /** The number of changes of each area. */
  counts: [area: ChangelogEntry["area"], count: number][];
}

/** Loads the entries of the page in the query, `?page=2`. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { url, address }) => {
    const { entries } = readSet(address.locale, "changelog");
    const list = listPage(entries, url.searchParams.get("page"), changelogPageSize);
    const { page, pages } = list;
    const href = (number: number) => (number < 1 || number > pages ? undefined : changelogHref(number));
    const areas = Object.keys(areaJobs) as ChangelogEntry["area"][];
    return {
      ...list,
      counts: areas.map((area) => [area, entries.filter((entry) => entry.area === area).length]),
      neighbours: { own: page > 1 ? href(page) : undefined, previous: href(page - 1), next: href(page + 1) },
      feed: address.locale === "id" ? "/changelog.xml" : "/en/changelog.xml",
    };
  });

/** Renders what changed on the site, the latest first, each entry at an anchor of its own. */
export default function Changelog() {
  const { words, extra } = usePage<"changelog", Extra>();
  const { Hero, ChangeList, NextStep } = useSections();
  const href = useHref();
  const { hero, labels, next } = words;
  return (
    <>
      <Hero
        {...hero}
        actions={<Buttons secondary items={[{ href: extra.feed, label: labels.feed }]} />}
        picture={<ChangeAreas counts={extra.counts} names={words.areas} label={labels.list} />}
      />
      <section id="list" aria-labelledby="list-title" className="wrap pt-4 pb-24">
        <h2 id="list-title" className="sr-only">
          {labels.list}
        </h2>
        <ChangeList entries={extra.items} words={words} />
        {extra.pages > 1 && (
          <PageLinks
            labels={labels}
            page={extra.page}
            pages={extra.pages}
            href={(page) => `${href(changelogHref(page))}#list`}
          />
        )}
      </section>
      <NextStep {...next} />
    </>
  );
}

interface ChangeAreasProps {
  counts: Extra["counts"];
  names: Record<ChangelogEntry["area"], string>;
  label: string;
}

/** Draws how much changed where: one petal for each change, a row for each area. */
function ChangeAreas({ counts, names, label }: ChangeAreasProps) {
  const most = Math.max(8, ...counts.map(([, count]) => count));
  return (
    <ul aria-label={label} className="change-areas" data-picture="story">
      {counts.map(([area, count]) => (
        <li key={area} data-job={areaJobs[area]}>
          <span className="font-semibold">{names[area]}</span>
          <svg viewBox={`0 0 ${most * 32} 32`} className="fill-hue" aria-hidden="true">
            <path d={Array.from({ length: count }, (_, at) => `M${at * 32 + 2} 28q0-22 26-24q-2 24-26 24`).join("")} />
          </svg>
          <span className="num text-muted">{count}</span>
        </li>
      ))}
    </ul>
  );
}
