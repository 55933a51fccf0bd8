import { type Address, readAddress, writeAddress } from "#address/address.ts";
import type { SearchWords } from "#content/kinds/search.ts";
import { ResultList as ResultListV1 } from "../../sections/result-list.tsx";
import { ResultList as ResultListV2 } from "../../sections/v2/result-list.tsx";
import type { SearchAnswer } from "../../site-services.ts";

/** A query and what came of it; `nothing` was asked when the field is empty. */
export interface SearchState extends SearchAnswer {
  query: string;
  asked: "nothing" | "too-short" | "yes";
}

export interface ResultsProps {
  answered: SearchState;
  /** The answer on show is an older one, since nothing can be asked now. */
  offline?: boolean;
  words: Pick<SearchWords, "found" | "foundOne" | "none" | "tooShort" | "offline" | "suggestion" | "kinds">;
  place: Pick<Address, "locale" | "edition">;
  /** The address of the search page. */
  action: string;
}

/** How many were found, and what was probably meant, said aloud whenever it changes; the pages by kind. */
export function Results({ answered, offline, words, place, action }: ResultsProps) {
  const { query, asked, results, suggestion } = answered;
  const ResultList = place.edition === "v2" ? ResultListV2 : ResultListV1;
  const told = (text: string) => text.replace("{count}", String(results.length)).replace("{query}", () => query);
  const nothing = asked === "yes" && results.length === 0;
  const groups = Object.entries(words.kinds).flatMap(([kind, title]) => {
    const items = results.filter((it) => (it.kind in words.kinds ? it.kind : "page") === kind);
    return items.length > 0 ? [{ kind, title, items }] : [];
  });
  return (
    <>
      <div role="status">
        <p className={nothing && !offline ? "sr-only" : "mb-4 min-h-6 wrap-anywhere text-muted"}>
          {offline && words.offline}
          {!offline && asked === "too-short" && words.tooShort}
          {!offline &&
            asked === "yes" &&
            told(nothing ? words.none.title : results.length === 1 ? words.foundOne : words.found)}
        </p>
        {suggestion && (
          <p className="mb-6 text-lg wrap-anywhere">
            {words.suggestion}{" "}
            <a href={`${action}?q=${encodeURIComponent(suggestion)}`} className="link inline-block py-2">
              {suggestion}
            </a>
            ?
          </p>
        )}
      </div>
      {groups.map(({ kind, title, items }) => (
        <ResultList
          key={kind}
          title={title}
          items={items.map((it) => ({ ...it, href: writeAddress({ ...place, path: readAddress(it.path).path }) }))}
        />
      ))}
      {nothing && (
        <section className="mb-12">
          <h2 className="text-2xl wrap-anywhere">{told(words.none.title)}</h2>
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
