/**
 * Returns the path of one kawung petal: a lens between two points, from two equal arcs. `fullness` is its width against
 * its length.
 */
export function petal(x1: number, y1: number, x2: number, y2: number, fullness = 0.46): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const sagitta = (length * fullness) / 2;
  const radius = trim((length * length) / 4 / (2 * sagitta) + sagitta / 2);
  const arc = `A${radius} ${radius} 0 0 1 `;
  return `M${trim(x1)} ${trim(y1)}${arc}${trim(x2)} ${trim(y2)}${arc}${trim(x1)} ${trim(y1)}`;
}

/** Returns a round dot as a path, so that a mark is one path per shade. */
export function dot(x: number, y: number, r: number): string {
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

function trim(value: number): number {
  return Math.round(value * 100) / 100;
}
