/** A piece of a compared text. */
export interface Piece {
  kind: "same" | "added" | "removed";
  text: string;
}

type Part = readonly [Piece["kind"], string];

/** Above this product of lengths a comparison word by word would be slow, and nobody reads it. */
const largest = 1_000_000;

/** Compares two texts word by word (longest common subsequence). */
export function wordDifferences(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length * fresh.length > largest)
    return join([
      ["removed", before],
      ["added", after],
    ]);
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === fresh[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pieces: Part[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      pieces.push(["same", old[i]!]);
      i++;
      j++;
    } else if (i < old.length && (j === fresh.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      pieces.push(["removed", old[i++]!]);
    else pieces.push(["added", fresh[j++]!]);
  }
  return join(withoutLoneSpaces(pieces));
}

/** A space that stays between words that all change would only cut them into pieces. */
function withoutLoneSpaces(pieces: readonly Part[]): Part[] {
  const isKept = (part: Part | undefined, text: RegExp) => part?.[0] === "same" && text.test(part[1]);
  const joined = pieces.flatMap((part, index): Part[] =>
    isKept(part, /^\s+$/) && !isKept(pieces[index - 1], /./) && !isKept(pieces[index + 1], /./) && index > 0
      ? [
          ["removed", part[1]],
          ["added", part[1]],
        ]
      : [part],
  );
  // Within a run of changes what is removed comes first.
  const ordered: Part[] = [];
  let run: Part[] = [];
  const endRun = () => {
    ordered.push(...run.filter(([kind]) => kind === "removed"), ...run.filter(([kind]) => kind === "added"));
    run = [];
  };
  for (const part of joined)
    if (part[0] === "same") {
      endRun();
      ordered.push(part);
    } else run.push(part);
  endRun();
  return ordered;
}

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

function join(pieces: readonly Part[]): Piece[] {
  const joined: Piece[] = [];
  for (const [kind, text] of pieces) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== "") joined.push({ kind, text });
  }
  return joined;
}
