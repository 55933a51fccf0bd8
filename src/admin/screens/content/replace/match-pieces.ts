/** A piece of a field: what was found, what stands around it, or a part that is left out. */
export interface MatchPiece {
  kind: "around" | "found" | "gap";
  text: string;
}

/** How much is shown before and after each place, in characters. */
const around = 70;

/** Returns a field as its places with some words around each; what is far from them is left out. */
export function matchPieces(value: string, places: readonly { from: number; to: number }[]): MatchPiece[] {
  const pieces: MatchPiece[] = [];
  let shown = 0;
  for (const [index, { from, to }] of places.entries()) {
    const start = Math.max(shown, wordStart(value, from - around));
    if (start > shown) pieces.push({ kind: "gap", text: " … " });
    if (from > start) pieces.push({ kind: "around", text: value.slice(start, from) });
    pieces.push({ kind: "found", text: value.slice(from, to) });
    const next = places[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    shown = Math.min(next, wordEnd(value, to + around));
    if (shown > to) pieces.push({ kind: "around", text: value.slice(to, shown) });
  }
  if (shown < value.length) pieces.push({ kind: "gap", text: " …" });
  return pieces;
}

/** Returns where the word at a place begins. */
function wordStart(value: string, at: number): number {
  return at <= 0 ? 0 : value.lastIndexOf(" ", at) + 1;
}

function wordEnd(value: string, at: number): number {
  if (at >= value.length) return value.length;
  const end = value.indexOf(" ", at);
  return end < 0 ? value.length : end;
}
