/**
 * Draws Indonesia from Natural Earth's coastlines (world-atlas) into src/site/illustrations/generated. Run it by hand:
 * `node scripts/draw-map.ts`; the result is committed.
 *
 * The land is one path, all islands alike. The sample data of the home page are a second one: cells around each city, as
 * many as it has tens of posts, which a pattern of one figure fills.
 */
import { writeFileSync } from "node:fs";
import { geoContains } from "d3-geo";
import type { Feature, MultiPolygon } from "geojson";
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
/** The side of a figure's cell in units of the grid: 12 px where the map is 900 px wide. */
const pitch = 1.5;
/** Points of a coastline that are nearer to its line are left out; islands that are smaller too. In units of the grid. */
const tolerance = 0.16;
const smallestIsland = 0.12;

const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
const country = feature(topology, topology.objects.countries).features.find(
  ({ id }) => id === indonesia,
) as Feature<MultiPolygon>;

type Point = readonly [x: number, y: number];

const toGrid = (lon: number, lat: number): Point => [(lon - west) / step, (north - lat) / step];

/** Returns the distance of a point from the line between two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return length ? Math.abs(dx * (y1 - y) - (x1 - x) * dy) / length : Math.hypot(x - x1, y - y1);
}

/** Returns the points without those that are near the line between their neighbours (Douglas and Peucker). */
function simplify(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  const distances = points.map((point) => distance(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest < tolerance) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

const area = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Returns a closed line in whole tenths of a unit, from point to point. */
function outline(points: readonly Point[]): string {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const [first] = tenths;
  const steps = tenths.slice(1).map(([x, y], at) => `${x - tenths[at]![0]} ${y - tenths[at]![1]}`);
  return `M${first![0]} ${first![1]}l${steps.join(" ")}z`.replaceAll(" -", "-");
}

const land = country.geometry.coordinates
  .map(([coast]) => coast!.map(([lon, lat]) => toGrid(lon!, lat!)))
  .filter((coast) => area(coast) >= smallestIsland)
  .map((coast) => outline(simplify(coast).slice(0, -1)))
  .join("");

/** Posts about the sample brand of the home page in seven days, by city. */
const posts = [
  ["Banda Aceh", 95.3, 5.5, 20],
  ["Medan", 98.7, 3.6, 80],
  ["Pekanbaru", 101.45, 0.5, 30],
  ["Padang", 100.35, -0.95, 20],
  ["Palembang", 104.75, -3.0, 40],
  ["Bandar Lampung", 105.26, -5.3, 30],
  ["Jakarta", 106.85, -6.3, 140],
  ["Bandung", 107.6, -7.0, 70],
  ["Semarang", 110.4, -7.0, 50],
  ["Yogyakarta", 110.4, -7.8, 40],
  ["Surabaya", 112.7, -7.4, 110],
  ["Malang", 112.6, -8.1, 30],
  ["Denpasar", 115.2, -8.5, 30],
  ["Mataram", 116.3, -8.6, 20],
  ["Kupang", 123.8, -10.1, 20],
  ["Pontianak", 109.4, 0, 30],
  ["Banjarmasin", 114.8, -3.3, 40],
  ["Balikpapan", 116.7, -1.2, 40],
  ["Makassar", 119.6, -5.1, 180],
  ["Palu", 119.9, -0.9, 20],
  ["Kendari", 122.4, -4.0, 30],
  ["Manado", 124.7, 1.2, 40],
  ["Ambon", 128.2, -3.6, 20],
  ["Sorong", 131.5, -0.9, 20],
  ["Jayapura", 140.4, -2.8, 40],
  ["Merauke", 140.3, -8.3, 10],
] as const;
const postsPerFigure = 10;

/** Returns whether there is land in the middle of a cell or close to it, so that small islands have their figures. */
function isLand([column, row]: Point): boolean {
  const near = pitch * step * 0.3;
  const [lon, lat] = [west + (column + 0.5) * pitch * step, north - (row + 0.5) * pitch * step];
  return [
    [0, 0],
    [near, 0],
    [-near, 0],
    [0, near],
    [0, -near],
  ].some(([dx, dy]) => geoContains(country, [lon + dx!, lat + dy!]));
}

const landCells = Array.from({ length: Math.ceil(columns / pitch) }, (_, column) =>
  Array.from({ length: Math.ceil(rows / pitch) }, (_, row): Point => [column, row]),
)
  .flat()
  .filter(isLand);

/** Gives each city the free cells nearest to it, the cities with the fewest posts first: none of them is crowded out. */
const taken = new Set<Point>();
for (const [city, lon, lat, count] of posts.toSorted((one, other) => one[3] - other[3])) {
  const [x, y] = toGrid(lon, lat).map((value) => value / pitch - 0.5) as [number, number];
  const free = landCells
    .filter((cell) => !taken.has(cell))
    .toSorted((one, other) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(other[0] - x, other[1] - y));
  for (const cell of free.slice(0, count / postsPerFigure)) {
    const away = Math.hypot(cell[0] - x, cell[1] - y);
    if (away > 5) console.warn(`${city}: a figure is ${away.toFixed(1)} cells away`);
    taken.add(cell);
  }
}
const cells = [...taken]
  .toSorted((one, other) => one[1] - other[1] || one[0] - other[0])
  .map(([column, row]) => `M${column} ${row}h1v1h-1z`)
  .join("");

const folder = "src/site/illustrations/generated";
writeFileSync(
  `${folder}/map-grid.ts`,
  `/** Generated by scripts/draw-map.ts; edit that. */
export const mapGrid = { west: ${west}, north: ${north}, step: ${step}, columns: ${columns}, rows: ${rows} } as const;
`,
);
writeFileSync(
  `${folder}/indonesia.ts`,
  `/** Generated by scripts/draw-map.ts; edit that. The coastlines, in tenths of a unit of the grid. */
export const land =
  "${land}";

/** A cell for each ${postsPerFigure} posts about the sample brand in seven days, in cells of ${pitch} units of the grid. */
export const posts = {
  pitch: ${pitch},
  perFigure: ${postsPerFigure},
  cells: "${cells}",
} as const;
`,
);
console.log(`land ${land.length} bytes, ${taken.size} figures`);
