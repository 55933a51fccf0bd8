import { landmarks } from "./landmarks.ts";

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
