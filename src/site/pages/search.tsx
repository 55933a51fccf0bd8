import type { LoaderFunctionArgs } from "react-router";
import type { SearchWords } from "#content/kinds/search.ts";
import type { SearchState } from "../islands/search-box/results.tsx";
import { queryLength } from "../islands/search-box/use-search-results.ts";
import SearchBox from "../islands/search-box.tsx";
import { Island } from "../layout/island.tsx";
import { loadPage } from "../page.server.ts";
import { Crumbs } from "../sections/crumbs.tsx";
import { Inline } from "../sections/inline.tsx";
import { Title } from "../sections/title.tsx";
import { useHref, usePage } from "../use-page.ts";

type Extra = SearchState;

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ search }, { address, url }) => {
    const query = (url.searchParams.get("q") ?? "").replace(/\s+/g, " ").trim();
    if (query === "") return { query, status: "empty", results: [] };
    if (query.length < queryLength.least || query.length > queryLength.most)
      return { query, status: "too-short", results: [] };
    return { query, status: "searched", ...(await search(query, address.locale)) };
  });

/** Renders the search: a field, the results by kind, and other places to begin. */
export default function Search() {
  const { address, edition, words, extra } = usePage<"search", Extra>();
  const href = useHref();
  const { places, examples, title, lead, ...shown } = words;
  return (
    <div className="wrap search-page">
      <Crumbs />
      <Title className="mt-6 h1">{title}</Title>
      <p className="lead mt-4">
        <Inline text={lead} />
      </p>
      <Island
        name="search-box"
        component={SearchBox}
        props={{
          words: shown,
          place: { locale: address.locale, edition: address.edition },
          edition,
          action: href("/search"),
          initial: extra,
          otherwise: "elsewhere",
        }}
      />
      <div id="elsewhere" hidden={extra.results.length > 0}>
        <Elsewhere examples={examples} places={places} />
      </div>
    </div>
  );
}

/** Renders frequent searches and links to the main pages. */
function Elsewhere({ examples, places }: Pick<SearchWords, "examples" | "places">) {
  const href = useHref();
  return (
    <div className="search-elsewhere">
      <section>
        <h2 className="text-lg">{examples.title}</h2>
        <p className="mt-1 text-sm text-muted">{examples.lead}</p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {examples.items.map((example) => (
            <li key={example}>
              <a href={href(`/search?q=${encodeURIComponent(example)}`)} className="chip border-line!">
                {example}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="places">
        <h2 id="places" className="text-lg">
          {places.title}
        </h2>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
          {places.items.map((place) => (
            <li key={place.href} className="border-t border-line">
              <a href={href(place.href)} className="group block py-4">
                <span className="font-semibold group-hover:text-primary">{place.label}</span>
                <span className="block text-sm text-muted">
                  <Inline text={place.line} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
