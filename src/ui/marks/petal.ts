/**
 * Returns the path of one kawung petal: a lens between two points, from two equal arcs. `fullness` is its width against
 * its length.
 */
export function petal(x1: number, y1: number, x2: number, y2: number, fullness = 0.46): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const sagitta = (length * fullness) / 2;
  const trim = rounding(length);
  const radius = trim((length * length) / 4 / (2 * sagitta) + sagitta / 2);
  const [x, y] = [trim(x2 - x1), trim(y2 - y1)];
  // Relative, since petals of one shape are then the same text and compress well.
  const to = `${radius} ${radius} 0 0 1 `;
  return short(`M${trim(x1)} ${trim(y1)}a${to}${x} ${y} ${to}${-x} ${-y}`);
}

/** Returns a round dot as a path, so that a mark is one path per shade. */
export function dot(x: number, y: number, r: number): string {
  const trim = rounding(r);
  return `M${trim(x - r)} ${trim(y)}a${r} ${r} 0 1 1 ${trim(2 * r)} 0a${r} ${r} 0 1 1-${trim(2 * r)} 0`;
}

/**
 * Returns the paths of a figure: four petals around a centre, on the diagonals. `reach` is from centre to tip, `gap`
 * the empty middle.
 */
export function kawung(x: number, y: number, reach: number, gap: number, fullness?: number): string[] {
  const near = gap * Math.SQRT1_2;
  const far = reach * Math.SQRT1_2;
  return [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([sx, sy]) => petal(x + sx! * near, y + sy! * near, x + sx! * far, y + sy! * far, fullness));
}

/**
 * Returns the same figure as one path that is relative to its centre, so that figures of one size are the same text but
 * for their place.
 */
export function kawungPath(x: number, y: number, reach: number, gap: number): string {
  const trim = rounding(reach);
  const near = trim(gap * Math.SQRT1_2);
  const far = trim((reach - gap) * Math.SQRT1_2);
  const sagitta = (reach - gap) * 0.23;
  const radius = trim((reach - gap) ** 2 / 8 / sagitta + sagitta / 2);
  const to = (dx: number, dy: number) =>
    `a${radius} ${radius} 0 0 1 ${dx} ${dy} ${radius} ${radius} 0 0 1 ${-dx} ${-dy}`;
  const across = 2 * near;
  const start = `M${x} ${y}m${near} ${-near}`;
  return short(
    `${start}${to(far, -far)}m0 ${across}${to(far, far)}m${-across} 0${to(-far, far)}m0 ${-across}${to(-far, -far)}`,
  );
}

/** Leaves out what a path does not need: the space before a sign. */
const short = (path: string) => path.replaceAll(" -", "-");

/** Returns the rounding that suits a shape of this length: a hundredth of a small one is still seen. */
function rounding(length: number): (value: number) => number {
  const places = length < 4 ? 100 : 10;
  return (value) => Math.round(value * places) / places + 0;
}
