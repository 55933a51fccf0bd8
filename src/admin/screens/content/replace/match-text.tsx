import type { Match } from "#publishing/replace/replace-view.ts";
import { useWords } from "../../../words/use-words.ts";
import { matchPieces } from "./match-pieces.ts";

/** A field with what was found in it, and what stands there afterwards. */
export function MatchText({ match: { value, places, locale }, replacement }: { match: Match; replacement: string }) {
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
            {replacement !== "" && (
              <ins>
                <span className="sr-only">{difference.added} </span>
                {replacement}
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
