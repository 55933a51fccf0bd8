import advances from "./advances.json" with { type: "json" };

export type Face = keyof typeof advances;

interface Style {
  face: Face;
  /** Spacing of letters in em, as the style sheet sets it. */
  tracking: number;
  /** The narrowest room it has in em, where that is not the width of a phone. */
  room?: number;
  /** Where its last marked part ends: up to there its lines should begin with the same words too. */
  marked?: number;
}

/** By how much a line may be wider or narrower in a fallback: in most cases, in nearly all, and with a reserve. */
const [usual, rare, preferred] = [0.03, 0.045, 0.075];
/** Widths in em that `fit.css` has a rule for: halves up to 20, then whole ones. */
const steps = [
  ...Array.from({ length: 27 }, (_, index) => 7 + index / 2),
  ...Array.from({ length: 30 }, (_, index) => 21 + index),
];

/** The narrowest room of a text in em: a title and a paragraph on a phone of 320 px. */
const narrowestRoom: Record<Face, number> = { "plus-jakarta-sans": 7.7, inter: 15 };

/**
 * Returns the widths in em at which a text takes another line, one for each number of lines, the widest first. A text
 * that is never as wide as its room but as the next of these widths has as many lines in a fallback as in its face: each
 * width is more than its lines need, and less than one line less would need. Where there is a choice its first line, and
 * those with marked parts, also break at the same words, since a centred line or a link would move otherwise.
 */
export function fittingWidths(text: string, style: Style): number[] {
  const words = measureWords(text, style);
  const { face, room = narrowestRoom[face], marked = 0 } = style;
  return fitWords(words, { room, marked, spare: preferred });
}

/** Returns the widths in em at which a row of parts breaks into another line, such as buttons, from those of its parts. */
export function fittingRowWidths(parts: readonly number[], gap: number): number[] {
  const words = parts.map((width, index) => ({ width, space: index === 0 ? 0 : gap, end: 0 }));
  // Their paddings and gaps are the same in every face.
  return fitWords(words, { room: Math.max(...parts), marked: 0, spare: usual });
}

/** Returns the width of a text in one line in em. */
export function widthOf(text: string, style: Style): number {
  return measureWords(text, style).reduce((sum, { width, space }) => sum + width + space, 0);
}

interface Wanted {
  room: number;
  marked: number;
  /** By how much a width should be more than its lines need. */
  spare: number;
}

function fitWords(words: readonly Word[], { room, marked, spare }: Wanted): number[] {
  const fitting: number[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (let lines = 1; before > room; lines++) {
    const width = narrowest(words, lines);
    if (width === undefined) {
      if (lines > words.length) break;
      continue;
    }
    const middle = Math.min(width * (1 + spare), Math.sqrt(width * before));
    const fits = steps.filter((step) => step >= width * (1 + usual) && step <= before * (1 - usual));
    const wide = fits.filter((step) => step >= middle);
    const safe = fits.filter((step) => step >= width * (1 + rare));
    const step = [...wide, ...safe].find((step) => breaksAlike(words, step, marked)) ?? wide[0] ?? fits[0];
    if (step !== undefined) fitting.push(step);
    before = width;
  }
  return fitting;
}

/** Returns whether the first line, and those up to the end of the last mark, break at the same words in a fallback. */
function breaksAlike(words: readonly Word[], room: number, marked: number): boolean {
  const [narrow, wide] = [1 - usual, 1 + usual].map((factor) => breakLines(words, room * factor));
  return narrow!.every((start, line) => {
    const behindMarks = line > 0 && words[narrow![line - 1]!]!.end >= marked;
    return behindMarks || start === wide![line];
  });
}

interface Word {
  width: number;
  /** The space before it, if it stays in the line. */
  space: number;
  /** Where it ends in the text. */
  end: number;
}

function measureWords(text: string, { face, tracking }: Style): Word[] {
  const widths: Record<string, number> = advances[face];
  const measure = (part: string) =>
    [...part.replaceAll("\u00a0", " ")].reduce((sum, letter) => sum + (widths[letter] ?? 545) / 1000 + tracking, 0);
  const space = measure(" ") + (face === "inter" ? 0 : 0.04);
  // A line also ends behind a hyphen, a dash or a slash, and not at a no-break space.
  return Array.from(text.matchAll(/([^\S\u00a0]*)((?:[^\s-–—/]|\u00a0)*[-–—/]?)/g))
    .filter(([whole]) => whole.trim())
    .map(({ index, 0: whole, 1: before, 2: word }) => ({
      space: before ? space : 0,
      width: measure(word!),
      end: index + whole.length,
    }));
}

/** Returns the smallest width in em at which the words take that many lines, or undefined if they never do. */
function narrowest(words: readonly Word[], lines: number): number | undefined {
  let low = Math.max(...words.map(({ width }) => width));
  let high = words.reduce((sum, { width, space }) => sum + width + space, 0);
  if (countLines(words, low) > lines)
    while (high - low > 0.01) {
      const middle = (low + high) / 2;
      if (countLines(words, middle) > lines) low = middle;
      else high = middle;
    }
  else high = low;
  return countLines(words, high) === lines ? high : undefined;
}

const countLines = (words: readonly Word[], room: number): number => breakLines(words, room).length + 1;

/** Returns the indices of the words that begin a line, but for the first line. */
function breakLines(words: readonly Word[], room: number): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const [index, { width, space }] of words.entries()) {
    if (at > 0 && at + space + width > room + 1e-6) {
      starts.push(index);
      at = width;
    } else at += (at > 0 ? space : 0) + width;
  }
  return starts;
}
