import type { CustomerStory } from "#content/kinds/customers.ts";

const left = 34;
const right = 396;
const top = 44;
const base = 252;

/**
 * Draws a story's first figure week by week, and the thread from the week that changed it: to what is said about it at the
 * right, or below on narrow screens. Decorative: the words beside it say the same.
 */
export function CourseChart({
  figure: { before, after },
  course: { between, week },
  ends,
}: {
  figure: CustomerStory["figures"][number];
  course: NonNullable<CustomerStory["course"]>;
  /** The first and the last value in words. */
  ends: [string, string];
}) {
  const values = [before, ...between, after];
  const most = Math.max(...values) || 1;
  const x = (index: number) => Math.round(left + (index * (right - left)) / (values.length - 1));
  const y = (value: number) => Math.round(base - (value / most) * (base - top));
  const last = values.length - 1;
  const index = Math.min(week, values.length) - 1;
  const [atX, atY] = [x(index), y(values[index]!)];
  const line = values.map((value, at) => `${x(at)} ${y(value)}`).join("L");
  return (
    <svg viewBox="0 0 430 286" className="course" aria-hidden="true">
      <path d={`M14 ${base}H416M14 ${(base + top) / 2}H416M14 ${top}H416`} className="stroke-line" />
      <path d={`M${line}V${base}H${left}z`} className="fill-hue" opacity={0.16} />
      <path d={`M${line}`} className="course-line" pathLength={1} />
      <path d={`M${atX} ${atY}C${atX + 40} ${atY - 40} ${right - 60} 14 430 14`} className="thread course-beside" />
      <path d={`M${atX} ${atY}V286`} className="thread course-below" />
      <circle cx={atX} cy={atY} r={6} className="fill-accent" />
      <text x={left} y={y(values[0]!) - 12} className="fill-ink">
        {ends[0]}
      </text>
      <text x={right} y={y(values[last]!) - 12} className="fill-ink">
        {ends[1]}
      </text>
      <text x={left} y={base + 22} className="fill-muted">
        1
      </text>
      <text x={right} y={base + 22} className="fill-muted">
        {values.length}
      </text>
    </svg>
  );
}
