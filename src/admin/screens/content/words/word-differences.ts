import { commonWords, splitWords } from "./common-words.ts";

/** A piece of a compared text. */
export interface Piece {
  kind: "same" | "added" | "removed";
  text: string;
}

type Part = readonly [Piece["kind"], string];

/** Compares two texts word by word (longest common subsequence). */
export function wordDifferences(before: string, after: string): Piece[] {
  const [old, fresh] = [splitWords(before), splitWords(after)];
  const common = commonWords(old, fresh);
  if (!common)
    return join([
      ["removed", before],
      ["added", after],
    ]);
  const pieces: Part[] = [];
  let [i, j] = [0, 0];
  for (const [atOld, atFresh] of [...common, [old.length, fresh.length] as const]) {
    while (i < atOld) pieces.push(["removed", old[i++]!]);
    while (j < atFresh) pieces.push(["added", fresh[j++]!]);
    if (atOld < old.length) pieces.push(["same", old[i++]!]);
    j++;
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

function join(pieces: readonly Part[]): Piece[] {
  const joined: Piece[] = [];
  for (const [kind, text] of pieces) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== "") joined.push({ kind, text });
  }
  return joined;
}
