/**
 * Draws Indonesia as a grid of dots from Natural Earth's coastlines (world-atlas) into
 * src/site/illustrations/generated/indonesia-dots.ts. Run it by hand: `node scripts/draw-map.ts`; the result is committed.
 *
 * Each run of neighbouring dots is one horizontal stroke; a dash pattern of `0 10` with round caps turns it back into
 * dots. The map takes about 2 KB this way, and 40 KB with a circle for each dot.
 */
import { writeFileSync } from "node:fs";
import { geoContains } from "d3-geo";
import type { Feature } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import world from "world-atlas/countries-10m.json" with { type: "json" };

/** ISO 3166-1 numeric. */
const indonesia = "360";
const west = 94.8;
const north = 6.2;
const step = 0.42;
const columns = 111;
const rows = 42;

const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
const country = feature(topology, topology.objects.countries).features.find(({ id }) => id === indonesia) as Feature;

/** Returns whether there is land at the middle of a dot or close to it, so that small islands are not lost. */
function isLand(column: number, row: number): boolean {
  const lon = west + (column + 0.5) * step;
  const lat = north - (row + 0.5) * step;
  const near = step * 0.28;
  return [
    [0, 0],
    [near, 0],
    [-near, 0],
    [0, near],
    [0, -near],
  ].some(([dx, dy]) => geoContains(country, [lon + dx!, lat + dy!]));
}

let path = "";
for (let row = 0; row < rows; row++) {
  let start = -1;
  for (let column = 0; column <= columns; column++) {
    const land = column < columns && isLand(column, row);
    if (land && start < 0) start = column;
    if (!land && start >= 0) {
      // One unit longer than the last dot: a dash that ends exactly at the end of a line is not drawn.
      path += `M${start * 10 + 5} ${row * 10 + 5}h${(column - start - 1) * 10 + 1}`;
      start = -1;
    }
  }
}

writeFileSync(
  "src/site/illustrations/generated/indonesia-dots.ts",
  `/** Made by scripts/draw-map.ts; edit that. */
export const indonesiaDots = "${path}";
export const mapGrid = { west: ${west}, north: ${north}, step: ${step}, columns: ${columns}, rows: ${rows} } as const;
`,
);
