import advances from "./advances.json" with { type: "json" };

export type Face = keyof typeof advances;

interface Style {
  face: Face;
  /** Spacing of letters in em, as the style sheet sets it. */
  tracking: number;
  /** The narrowest room it has in em, where that is not the width of a phone. */
  room?: number;
}

/** By how much a line may be wider or narrower in a fallback: the least that is safe, and what is preferred. */
const [least, preferred] = [0.03, 0.075];
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
 * width is more than its lines need, and less than one line less would need.
 */
export function fittingWidths(text: string, style: Style): number[] {
  const words = measureWords(text, style);
  const fitting: number[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (let lines = 1; before > (style.room ?? narrowestRoom[style.face]); lines++) {
    const width = narrowest(words, lines);
    if (width === undefined) {
      if (lines > words.length) break;
      continue;
    }
    const middle = Math.min(width * (1 + preferred), Math.sqrt(width * before));
    const fits = (step: number) => step >= width * (1 + least) && step <= before * (1 - least);
    const step = steps.find((step) => step >= middle && fits(step)) ?? steps.find(fits);
    if (step !== undefined) fitting.push(step);
    before = width;
  }
  return fitting;
}

interface Word {
  width: number;
  /** The space before it, if it stays in the line. */
  space: number;
}

function measureWords(text: string, { face, tracking }: Style): Word[] {
  const widths: Record<string, number> = advances[face];
  const measure = (part: string) =>
    [...part].reduce((sum, letter) => sum + (widths[letter] ?? 600) / 1000 + tracking, 0);
  const space = measure(" ") + (face === "inter" ? 0 : 0.04);
  // A line also ends behind a hyphen or a dash.
  return Array.from(text.matchAll(/(\s*)([^\s-–—]*[-–—]?)/g))
    .filter(([whole]) => whole.trim())
    .map(([, before, word]) => ({ space: before ? space : 0, width: measure(word!) }));
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

function countLines(words: readonly Word[], room: number): number {
  let lines = 1;
  let at = 0;
  for (const { width, space } of words) {
    if (at > 0 && at + space + width > room + 1e-6) {
      lines++;
      at = width;
    } else at += (at > 0 ? space : 0) + width;
  }
  return lines;
}
