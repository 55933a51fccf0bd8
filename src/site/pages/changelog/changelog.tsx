import type { LoaderFunctionArgs } from "react-router";
import type { ChangelogEntry } from "#content/kinds/changelog.ts";
import { readSet } from "#content/read-set.server.ts";
import { changelogHref, changelogPageSize } from "../../changelog-pages.ts";
import { type ListPage, listPage } from "../../list-page.ts";
import { loadPage } from "../../page.server.ts";
import type { PageNeighbours } from "../../page-neighbours.ts";
import { Buttons } from "../../sections/actions/buttons.tsx";
import { PageLinks } from "../../sections/page-links.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

interface Extra extends ListPage<ChangelogEntry> {
  neighbours: PageNeighbours;
  feed: string;
}

/** Loads the entries of the page in the query, `?page=2`. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { url, address }) => {
    const { entries } = readSet(address.locale, "changelog");
    const list = listPage(entries, url.searchParams.get("page"), changelogPageSize);
    const { page, pages } = list;
    const href = (number: number) => (number < 1 || number > pages ? undefined : changelogHref(number));
    return {
      ...list,
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
      <Hero {...hero} actions={<Buttons secondary items={[{ href: extra.feed, label: labels.feed }]} />} />
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
