import type { LoaderFunctionArgs } from "react-router";
import { resourceKinds, resourceTopics } from "#content/kinds/resources.ts";
import { readSet } from "#content/read-set.server.ts";
import { formatDay } from "#time/format.ts";
import { type ListPage, listPage, type PageNeighbours } from "../../list-page.ts";
import { loadPage } from "../../page.server.ts";
import { readingItem } from "../../reading-item.ts";
import { Buttons } from "../../sections/actions.tsx";
import { PageLinks } from "../../sections/page-links.tsx";
import { ReadingCover } from "../../sections/reading-cover.tsx";
import type { ReadingItem } from "../../sections/reading-list.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

/** Articles on one page of the list. */
const pageSize = 24;

interface Extra extends ListPage<ReadingItem> {
  kind: (typeof resourceKinds)[number] | undefined;
  topic: (typeof resourceTopics)[number] | undefined;
  found: number;
  neighbours: PageNeighbours;
}

/**
 * Returns the filters and the page in the query, `?kind=guide&topic=analytics&page=2`, with the articles on it; each is
 * optional, other values are ignored.
 */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { url, address }) => {
    const words = readSet(address.locale, "resources");
    const kind = resourceKinds.find((kind) => kind === url.searchParams.get("kind"));
    const topic = resourceTopics.find((topic) => topic === url.searchParams.get("topic"));
    const found = words.items.filter(
      (item) => (kind ?? item.kind) === item.kind && (topic ?? item.topic) === item.topic,
    );
    const { items, page, pages } = listPage(found, url.searchParams.get("page"), pageSize);
    const href = (number: number) =>
      number < 1 || number > pages ? undefined : listHref({ kind, topic, page: number });
    return {
      kind,
      topic,
      found: found.length,
      page,
      pages,
      items: items.map((item) => readingItem(item, words)),
      neighbours: { own: page > 1 ? href(page) : undefined, previous: href(page - 1), next: href(page + 1) },
    };
  });

/** Renders articles and guides, filtered by plain links, the newest on the first of their pages. */
export default function Resources() {
  const { words, address, extra } = usePage<"resources", Extra>();
  const { Hero, ReadingList, NextStep } = useSections();
  const href = useHref();
  const { labels } = words;
  // The newest article is the picture of the page, unless somebody looks for others.
  const isWhole = extra.page === 1 && !extra.kind && !extra.topic;
  const first = isWhole ? extra.items[0] : undefined;
  /** Returns the link to the list with these filters; without any it is the page itself. */
  const under = (kind?: string, topic?: string, page = 1) => `${href(listHref({ kind, topic, page }))}#list`;
  return (
    <>
      <Hero
        {...words.hero}
        actions={
          <Buttons
            secondary
            items={[{ href: address.locale === "id" ? "/feed.xml" : "/en/feed.xml", label: labels.feed }]}
          />
        }
        picture={first && <LeadArticle item={first} />}
      />
      <section id="list" aria-labelledby="list-title" className="wrap pt-12 pb-24">
        <h2 id="list-title" className="sr-only">
          {labels.list}
        </h2>
        <div className="no-print mb-8 stack-2">
          <FilterLinks
            label={labels.kind}
            links={[
              { label: labels.every, href: under(undefined, extra.topic), current: !extra.kind },
              ...resourceKinds.map((kind) => ({
                label: words.kinds[kind],
                href: under(kind, extra.topic),
                current: extra.kind === kind,
              })),
            ]}
          />
          <FilterLinks
            label={labels.topic}
            links={[
              { label: labels.every, href: under(extra.kind), current: !extra.topic },
              ...resourceTopics.map((topic) => ({
                label: words.topics[topic],
                href: under(extra.kind, topic),
                current: extra.topic === topic,
              })),
            ]}
          />
        </div>
        <p className="num mb-6 text-sm text-muted" role="status">
          {labels.found.replace("{count}", String(extra.found))}
        </p>
        {extra.items.length > 0 ? (
          <ReadingList items={first ? extra.items.slice(1) : extra.items} lead={extra.page === 1 && !first} />
        ) : (
          <div className="border-y border-line py-12">
            <p className="text-lg">{labels.none}</p>
            <a href={under()} className="btn btn-secondary mt-5">
              {labels.clear}
            </a>
          </div>
        )}
        {extra.pages > 1 && (
          <PageLinks
            labels={labels}
            page={extra.page}
            pages={extra.pages}
            href={(page) => under(extra.kind, extra.topic, page)}
          />
        )}
      </section>
      <NextStep {...words.next} />
    </>
  );
}

/** Renders one filter of a list: plain links in a row, the current one marked. */
function FilterLinks({ label, links }: { label: string; links: { label: string; href: string; current: boolean }[] }) {
  return (
    <nav aria-label={label} className="grid gap-x-6 gap-y-1 md:grid-cols-[5rem_minmax(0,1fr)] md:items-center">
      <p className="text-sm text-muted" aria-hidden="true">
        {label}
      </p>
      <ul className="flex flex-wrap gap-x-1.5 gap-y-1">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? "true" : undefined} className="chip">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the newest article as the picture of the page: its cover, title and first sentence. */
function LeadArticle({ item }: { item: ReadingItem }) {
  const { address } = usePage();
  const href = useHref();
  const { slug, figure, job, kind, topic, title, summary, minutes, published } = item;
  return (
    <a href={href(`/resources/${slug}`)} className="lead-article group" data-job={job} data-picture="story">
      <ReadingCover figure={figure} job={job} />
      <span className="text-sm font-semibold text-hue">
        {kind} · {topic}
      </span>
      <h2 className="group-hover:text-primary">{title}</h2>
      <p className="text-muted">{summary}</p>
      <p className="text-sm text-muted">
        {minutes} · <time dateTime={published}>{formatDay(published, address.locale)}</time>
      </p>
    </a>
  );
}

interface ListAddress {
  kind?: string | undefined;
  topic?: string | undefined;
  page: number;
}

/** Returns the path of a page of the list with its filters; the first page without any is the list itself. */
export function listHref({ kind, topic, page }: ListAddress): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(topic && { topic }) });
  if (page > 1) query.set("page", String(page));
  return `/resources${query.size > 0 ? `?${query}` : ""}`;
}
