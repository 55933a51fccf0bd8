import { letterColumns } from "./letter-columns.ts";

const rows = 8;
/** A figure of four petals around the middle of a point. */
const figure = [".98", ".02"]
  .flatMap((x) => [".98", ".02"].map((y) => `M.5 .5Q${x} .5 ${x} ${y}Q.5 ${y} .5 .5`))
  .join("");

/** Draws the company's name, one petal figure for each point of its letters. Decorative. */
export function PetalWordmark({ name }: { name: string }) {
  const columns = letterColumns(name);
  const path = columns
    .map((column, x) =>
      runs(column)
        .map(([y, length]) => `M${x} ${y}v${length}`)
        .join(""),
    )
    .join("");
  return (
    <svg viewBox={`-.5 0 ${columns.length} ${rows}`} className="foot-wordmark" aria-hidden="true">
      <pattern id="petal-letter" x="-.5" width="1" height="1" patternUnits="userSpaceOnUse">
        <path d={figure} className="fill-primary" />
      </pattern>
      <path d={path} fill="none" stroke="url(#petal-letter)" />
    </svg>
  );
}

/** Returns the points of a column as runs from top to bottom: `[from, length]`. */
function runs(column: number): [from: number, length: number][] {
  const found: [number, number][] = [];
  for (let y = 0; y < rows; y++) {
    if (!(column & (1 << y))) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === y) last[1]++;
    else found.push([y, 1]);
  }
  return found;
}
