import { useWords } from "../../../words/use-words.ts";
import { wordDifferences } from "../words/word-differences.ts";

/** Shows what changes in one field, word by word. */
export function DifferenceText({ before, after }: { before: unknown; after: unknown }) {
  const { difference } = useWords("admin-content");
  const [old, fresh] = [plain(before), plain(after)];
  return (
    <p className="difference">
      {wordDifferences(old, fresh).map(({ kind, text }, index) =>
        kind === "same" ? (
          <span key={index}>{text}</span>
        ) : kind === "added" ? (
          <ins key={index}>
            <span className="sr-only">{difference.added} </span>
            {text}
          </ins>
        ) : (
          <del key={index}>
            <span className="sr-only">{difference.removed} </span>
            {text}
          </del>
        ),
      )}
      {old === fresh && <span className="text-muted">{difference.none}</span>}
    </p>
  );
}

const plain = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value, null, 1);
