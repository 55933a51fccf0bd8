import type { LoaderFunctionArgs } from "react-router";
import type { SearchWords } from "#content/kinds/search.ts";
import { Icon } from "#ui/icon.tsx";
import { loadPage } from "../page.server.ts";
import { Crumbs } from "../sections/crumbs.tsx";
import { useSections } from "../sections/use-sections.ts";
import type { SearchAnswer } from "../site-services.ts";
import { useHref, usePage } from "../use-page.ts";

/** Characters of a query that can be answered (API.md). */
const bounds = { least: 2, most: 100 } as const;

interface Extra extends SearchAnswer {
  query: string;
  /** Whether there was anything to look for. */
  asked: "nothing" | "too-short" | "yes";
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ search }, { address, url }) => {
    const query = (url.searchParams.get("q") ?? "").replace(/\s+/g, " ").trim();
    if (query === "") return { query, asked: "nothing", results: [] };
    if (query.length < bounds.least || query.length > bounds.most) return { query, asked: "too-short", results: [] };
    return { query, asked: "yes", ...(await search(query, address.locale)) };
  });

/** The search: a plain form, and what was found by kind. */
export default function Search() {
  const { words, extra } = usePage<"search", Extra>();
  const { ResultList } = useSections();
  const href = useHref();
  const { query, asked, results, suggestion } = extra;
  const groups = Object.entries(words.kinds).flatMap(([kind, title]) => {
    const items = results.filter((it) => (it.kind in words.kinds ? it.kind : "page") === kind);
    return items.length > 0 ? [{ kind, title, items }] : [];
  });
  const told = (text: string) => text.replace("{query}", query).replace("{count}", String(results.length));
  return (
    <div className="wrap pt-8 pb-24">
      <Crumbs />
      <h1 className="mt-6 text-4xl/[1.08] tracking-[-0.035em]">{words.title}</h1>
      <p className="lead mt-4">{words.lead}</p>
      <SearchField />
      <div id="results" className="mt-10">
        {asked === "too-short" && <p role="status">{words.tooShort}</p>}
        {asked === "yes" && (
          <p role="status" className="mb-4 text-muted">
            {results.length > 0 && told(results.length === 1 ? words.foundOne : words.found)}
          </p>
        )}
        {suggestion && (
          <p className="mb-6 text-lg">
            {words.suggestion}{" "}
            <a href={href(`/search?q=${encodeURIComponent(suggestion)}`)} className="link inline-block py-2">
              {suggestion}
            </a>
            ?
          </p>
        )}
        {groups.map(({ kind, title, items }) => (
          <ResultList key={kind} title={title} items={items} />
        ))}
        {asked === "yes" && results.length === 0 && <NothingFound words={words.none} told={told} />}
        {results.length === 0 && <Elsewhere {...words} />}
      </div>
    </div>
  );
}

function SearchField() {
  const { words, extra } = usePage<"search", Extra>();
  const href = useHref();
  return (
    <search className="mt-8 block max-w-2xl">
      <form action={href("/search")}>
        <label htmlFor="q" className="font-medium">
          {words.field}
        </label>
        <div className="mt-2 flex gap-2">
          <input
            id="q"
            className="input"
            type="search"
            name="q"
            defaultValue={extra.query}
            minLength={bounds.least}
            maxLength={bounds.most}
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="q-hint"
          />
          <button type="submit" className="btn btn-primary shrink-0">
            <Icon name="search" />
            {words.send}
          </button>
        </div>
        <p id="q-hint" className="mt-2 text-sm text-muted">
          {words.hint}
        </p>
      </form>
    </search>
  );
}

function NothingFound({ words, told }: { words: SearchWords["none"]; told: (text: string) => string }) {
  return (
    <section className="mb-12">
      <h2 className="text-2xl wrap-anywhere">{told(words.title)}</h2>
      <ul className="prose mt-4 list-disc space-y-1.5 ps-6 marker:text-faint">
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

/** What is often looked for, and the site's main places. */
function Elsewhere({ examples, places }: Pick<SearchWords, "examples" | "places">) {
  const href = useHref();
  return (
    <div className="grid gap-x-16 gap-y-12 border-t border-line pt-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
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
                <span className="block text-sm text-muted">{place.line}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
