import { replacementFor } from "#publishing/replace/find-places.ts";
import type { Match } from "#publishing/replace/replace-view.ts";
import { useWords } from "../../../words/use-words.ts";
import { matchPieces } from "./match-pieces.ts";
import type { Search } from "./search.ts";

/** A field with what was found in it, and what stands there afterwards. */
export function MatchText({ match: { value, places, locale }, search }: { match: Match; search: Search }) {
  const { difference } = useWords("admin-content");
  return (
    <p className="difference" lang={locale}>
      {matchPieces(value, places).map(({ kind, text }, index) =>
        kind === "found" ? (
          <span key={index}>
            <del>
              <span className="sr-only">{difference.removed} </span>
              {text}
            </del>
            {search.replacement !== "" && (
              <ins>
                <span className="sr-only">{difference.added} </span>
                {replacementFor(text, search.text, search.replacement, search)}
              </ins>
            )}
          </span>
        ) : (
          <span key={index} className={kind === "gap" ? "text-muted" : undefined}>
            {text}
          </span>
        ),
      )}
    </p>
  );
}
