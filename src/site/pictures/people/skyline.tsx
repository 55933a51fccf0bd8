/** Draws four petals around a point, on the diagonals. */
const flower = (x: number, y: number, r: number) =>
  [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]
    .map(([dx, dy]) => `M${x} ${y}q${r * dx!} 0 ${r * dx!} ${r * dy!}q${-r * dx!} 0 ${-r * dx!} ${-r * dy!}`)
    .join("");

/** What each city is known by at first sight, on a ground line at y 120, and its petal of turmeric. */
const landmarks = {
  // Monas: base, cup, column and flame.
  jakarta: {
    shape: "M80 120v-6h30v6zM84 114q2-12-6-18h34q-8 6-6 18zM92.5 96l1.3-66h2.4l1.3 66zM90 30h10l-2-5h-6z",
    signal: "M95 25q-6-6 0-16q6 10 0 16",
  },
  // Suramadu: two pylons with cables over the strait.
  surabaya: {
    shape:
      "M66 108h38v3H66zM74 120l1.5-68h2L79 120zM91 120l1.5-68h2L96 120zM76.5 54L66 106v2l12-50 5 50h1zM93.5 54L104 106v2L92 58l-5 50h-1z",
    signal: flower(85, 44, 6),
  },
  // Phinisi: hull and seven sails.
  makassar: {
    shape:
      "M68 108h46q-3 12-10 12H80q-9 0-12-12zM86 106V58q-12 20-14 48zM88 106V52q14 26 14 54zM104 106V66q10 18 10 40z",
    signal: "M70 104q-6-10 0-22q6 12 0 22",
  },
  // Masjid Raya: dome between two minarets.
  medan: {
    shape:
      "M78 120V92h34v28zM82 92q0-22 13-30q13 8 13 30zM70 120V66h5v54zM115 120V66h5v54zM69 66q3.5-12 7 0zM114 66q3.5-12 7 0z",
    signal: "M95 60q-5-6 0-13q5 7 0 13",
  },
  // Bukit and Teluk Yos Sudarso: hills, the red bridge's arch over the bay.
  jayapura: {
    shape: "M0 120Q18 62 40 60T82 120zM116 120q16-44 42-46t40 46zM82 112h70v3H82zM88 112q29-44 58 0h-3q-26-38-52 0z",
    signal: flower(117, 84, 6),
  },
} as const;

/** The height of each column of a city's houses, in petals, from left to right; 0 is where its landmark stands. */
const heights = {
  jakarta: [2, 3, 2, 5, 4, 7, 6, 3, 0, 0, 0, 3, 5, 8, 6, 9, 4, 6, 3, 2],
  surabaya: [2, 2, 4, 3, 6, 3, 4, 0, 0, 0, 5, 7, 3, 4, 2, 5, 3, 4, 2, 2],
  makassar: [1, 2, 2, 3, 2, 4, 6, 0, 0, 0, 0, 4, 3, 2, 5, 3, 2, 2, 1, 1],
  medan: [2, 3, 2, 4, 6, 3, 3, 0, 0, 0, 0, 0, 4, 5, 3, 6, 3, 2, 2, 1],
  jayapura: [0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 2, 3, 2, 2, 1, 0, 0, 0, 0, 0],
};
export type City = keyof typeof heights;

/** Draws a city's skyline: houses as columns of petals, its landmark as a shape with one petal in turmeric. */
export function Skyline({ city, className = "w-full" }: { city: City; className?: string }) {
  const { shape, signal } = landmarks[city];
  const houses = heights[city].map((height, column) =>
    height > 0 ? `M${column * 10 + (column % 2 ? 9 : 1)} 119${petals(height, column)}` : "",
  );
  return (
    <svg viewBox="0 0 200 122" className={className} aria-hidden="true">
      <path d={houses.join("")} className="fill-hue" opacity={0.55} />
      <path d={shape} className="fill-hue" />
      <path d={signal} className="fill-accent" />
      <path d="M0 120.5h200" className="stroke-hue" strokeWidth={1.5} />
    </svg>
  );
}

/**
 * Returns the petals of a house from the ground up. Each leans the other way than the one below it, as kawung does;
 * relative, since equal houses then compress to almost nothing.
 */
const petals = (height: number, column: number) =>
  Array.from({ length: height }, (_, row) =>
    (column + row) % 2 ? "q0-8-8-8q0 8 8 8m-8-10" : "q0-8 8-8q0 8-8 8m8-10",
  ).join("");
