import { type Address, readAddress, writeAddress } from "#address/address.ts";
import type { SearchWords } from "#content/kinds/search.ts";
import { ResultList as ResultListV1 } from "../../sections/result-list.tsx";
import { ResultList as ResultListV2 } from "../../sections/v2/result-list.tsx";
import type { SearchResults } from "../../site-services.ts";

/** A query and its results; `status` is `empty` when nothing was typed. */
export interface SearchState extends SearchResults {
  query: string;
  status: "empty" | "too-short" | "searched";
}

export interface ResultsProps {
  state: SearchState;
  /** The results are those of an earlier query, since there is no network now. */
  offline?: boolean;
  words: Pick<SearchWords, "found" | "foundOne" | "none" | "tooShort" | "offline" | "suggestion" | "kinds">;
  /** Language and edition of the links. */
  place: Pick<Address, "locale" | "edition">;
  /** The edition in which the page is drawn. */
  edition: Address["edition"];
  /** The address of the search page. */
  action: string;
}

/** Renders the number of results and a suggestion, announced whenever they change, and the pages by kind. */
export function Results({ state, offline, words, place, edition, action }: ResultsProps) {
  const { query, status, results, suggestion } = state;
  const ResultList = edition === "v2" ? ResultListV2 : ResultListV1;
  const fillIn = (text: string) => text.replace("{count}", String(results.length)).replace("{query}", () => query);
  const nothing = status === "searched" && results.length === 0;
  const found = nothing ? words.none.title : results.length === 1 ? words.foundOne : words.found;
  const message = offline ? words.offline : { empty: "", "too-short": words.tooShort, searched: fillIn(found) }[status];
  // What one can do stands first only where it is what was meant, and not merely begins with the same words.
  const { action: actions, ...pages } = words.kinds;
  const kinds = results[0]?.kind === "action" ? { action: actions, ...pages } : { ...pages, action: actions };
  const groups = Object.entries(kinds).flatMap(([kind, title]) => {
    const items = results.filter((result) => (result.kind in words.kinds ? result.kind : "page") === kind);
    return items.length > 0 ? [{ kind, title, items }] : [];
  });
  return (
    <>
      <div role="status">
        <p className={nothing && !offline ? "sr-only" : "mb-4 min-h-6 wrap-anywhere text-muted"}>{message}</p>
        {suggestion && (
          <p className="mb-6 text-lg wrap-anywhere">
            <span>{words.suggestion}</span>{" "}
            <a href={`${action}?q=${encodeURIComponent(suggestion)}`} className="link inline-block py-2">
              {suggestion}
            </a>
            <span>?</span>
          </p>
        )}
      </div>
      {groups.map(({ kind, title, items }) => (
        <ResultList
          key={kind}
          title={title}
          items={items.map((item) => ({
            ...item,
            href: writeAddress({ ...place, path: readAddress(item.path).path }),
          }))}
        />
      ))}
      {nothing && (
        <section className="mb-12">
          <h2 className="text-2xl wrap-anywhere">{fillIn(words.none.title)}</h2>
          <ul className="prose mt-4 list-disc stack-1.5 ps-6 marker:text-faint">
            {words.none.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
