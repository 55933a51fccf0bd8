import type { LoaderFunctionArgs } from "react-router";
import { resourceKinds, resourceTopics } from "#content/kinds/resources.ts";
import { loadPage } from "../../page.server.ts";
import { readingItem } from "../../reading-item.ts";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { FilterLinks } from "./filter-links.tsx";

interface Extra {
  kind: (typeof resourceKinds)[number] | undefined;
  topic: (typeof resourceTopics)[number] | undefined;
}

/** Returns the filters in the query, `?kind=guide&topic=analytics`; each is optional, other values are ignored. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { url }) => ({
    kind: resourceKinds.find((kind) => kind === url.searchParams.get("kind")),
    topic: resourceTopics.find((topic) => topic === url.searchParams.get("topic")),
  }));

/** Renders articles and guides, filtered by plain links. */
export default function Resources() {
  const { words, address, extra } = usePage<"resources", Extra>();
  const { Hero, ReadingList, NextStep } = useSections();
  const href = useHref();
  const { labels } = words;
  const found = words.items.filter(
    ({ kind, topic }) => (extra.kind ?? kind) === kind && (extra.topic ?? topic) === topic,
  );
  /** Returns the link to the list with these filters; without any it is the page itself. */
  const under = (kind?: string, topic?: string) => {
    const query = new URLSearchParams({ ...(kind && { kind }), ...(topic && { topic }) }).toString();
    return `${href("/resources")}${query && `?${query}`}#list`;
  };
  return (
    <>
      <Hero
        {...words.hero}
        actions={
          <a href={address.locale === "id" ? "/feed.xml" : "/en/feed.xml"} className="btn btn-secondary">
            {labels.feed}
          </a>
        }
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
        <div className="mb-6 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm text-muted">
          <p className="num" role="status">
            {labels.found.replace("{count}", String(found.length))}
          </p>
          <p>{labels.cover}</p>
        </div>
        {found.length > 0 ? (
          <ReadingList items={found.map((item) => readingItem(item, words))} lead />
        ) : (
          <div className="border-y border-line py-12">
            <p className="text-lg">{labels.none}</p>
            <a href={under()} className="btn btn-secondary mt-5">
              {labels.clear}
            </a>
          </div>
        )}
      </section>
      <NextStep {...words.next} />
    </>
  );
}
