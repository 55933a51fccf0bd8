/** The height of each column of a city's skyline, in petals, from left to right. */
const heights = {
  jakarta: [2, 3, 3, 5, 4, 7, 6, 4, 9, 3, 11, 3, 5, 8, 6, 7, 4, 5, 3, 2],
  surabaya: [2, 2, 4, 3, 5, 3, 3, 8, 3, 4, 6, 5, 3, 4, 2, 3, 5, 3, 2, 2],
  makassar: [1, 2, 2, 3, 2, 4, 6, 4, 2, 3, 5, 7, 3, 2, 2, 3, 2, 1, 1, 1],
  medan: [2, 3, 2, 4, 5, 3, 3, 6, 8, 6, 3, 3, 4, 5, 3, 2, 3, 2, 2, 1],
  jayapura: [1, 1, 2, 2, 3, 4, 5, 6, 5, 4, 4, 3, 3, 2, 3, 4, 3, 2, 1, 1],
};
export type City = keyof typeof heights;

/** Draws a city's skyline from petals; the highest column is the signal. */
export function Skyline({ city, className = "w-full" }: { city: City; className?: string }) {
  const columns = heights[city];
  const highest = columns.indexOf(Math.max(...columns));
  const petals = (column: number) =>
    Array.from({ length: columns[column]! }, (_, row) => `M${column * 10 + 1} ${119 - row * 10}q0-8 8-8q0 8-8 8`).join(
      "",
    );
  return (
    <svg viewBox="0 0 200 122" className={className} aria-hidden="true">
      <path d={columns.map((_, column) => (column === highest ? "" : petals(column))).join("")} className="fill-hue" />
      <path d={petals(highest)} className="fill-accent" />
    </svg>
  );
}
