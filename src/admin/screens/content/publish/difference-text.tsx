import { useWords } from "../../../kit/data.ts";
import { wordDifferences } from "../words/word-differences.ts";

/** Shows what changes in one field, word by word. */
export function DifferenceText({
  before,
  after,
  resulting = false,
}: {
  before: unknown;
  after: unknown;
  /** Shows the words as they are afterwards, where those before stand beside them. */
  resulting?: boolean;
}) {
  const { difference } = useWords("admin-content");
  const [old, fresh] = [plain(before), plain(after)];
  const pieces = wordDifferences(old, fresh);
  const shown = resulting && fresh !== "" ? pieces.filter(({ kind }) => kind !== "removed") : pieces;
  return (
    <p className="difference">
      {shown.map(({ kind, text }, index) =>
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
      {old === fresh && !resulting && <span className="text-muted">{difference.none}</span>}
    </p>
  );
}

/** Returns words as lines: of what has parts, each text with the name of its place. */
function plain(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map((item) => `• ${plain(item).replaceAll("\n", "\n  ")}`).join("\n");
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${typeof item === "object" ? `\n${plain(item)}` : item}`)
    .join("\n");
}
