/**
 * Renders the batik as a plot: a grid of figures, each value (0 to 1) the reach of one figure's petals, the largest in
 * the warm accent. Rows of equal length; one unit of the picture is one figure.
 */
export function KawungPlot({
  values,
  label,
  className = "",
}: {
  values: readonly (readonly number[])[];
  label?: string;
  className?: string;
}) {
  const columns = values[0]?.length ?? 0;
  const highest = Math.max(...values.flat());
  let cool = "";
  let warm = "";
  values.forEach((row, y) => {
    cool += `M-5 ${y * 10 + 5}`;
    row.forEach((value, x) => {
      const reach = 1.6 + value * 5.2;
      cool += "m10 0";
      if (value === highest && !warm) warm = kawungDot(x * 10 + 5, y * 10 + 5, reach);
      else cool += petals(reach);
    });
  });
  return (
    <svg
      viewBox={`0 0 ${columns * 10} ${values.length * 10}`}
      className={className}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className="fill-hue" d={cool} />
      <path className="fill-accent" d={warm} />
    </svg>
  );
}

/** Returns the path of one small figure, `reach` from its centre to a tip. */
export function kawungDot(x: number, y: number, reach: number): string {
  return `M${x} ${y}${petals(reach)}`;
}

/**
 * Returns four petals around the current point, where the path ends again: relative, so that equal figures compress.
 */
function petals(reach: number): string {
  const r = Math.round(reach * 7.07) / 10;
  return [
    [r, -r],
    [r, r],
    [-r, r],
    [-r, -r],
  ]
    .map(([dx, dy]) => `a${r} ${r} 0 0 1 ${dx} ${dy}a${r} ${r} 0 0 1 ${-dx!} ${-dy!}`)
    .join("");
}
