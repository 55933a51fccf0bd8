import type { IndustryId } from "#catalogue/industries.ts";
import { dot, kawung, petal } from "#ui/marks/petal.ts";

/** `[full, soft]`, as in the marks of products: the paths in full colour and those at 42 %. */
type Mark = readonly [full: string, soft: string];

/** Returns the same petal on both sides of the middle. */
const pair = (x1: number, y1: number, x2: number, y2: number, fullness: number) =>
  petal(x1, y1, x2, y2, fullness) + petal(24 - x1, y1, 24 - x2, y2, fullness);

/** Returns the same dot on both sides of the middle. */
const dots = (x: number, y: number, r: number) => dot(x, y, r) + dot(24 - x, y, r);

const ground = petal(1.5, 21.3, 22.5, 21.3, 0.13);

/** Twelve industries, 24 x 24, of the petals from which the products' marks are made: what one sees first there. */
const marks: Record<IndustryId, Mark> = {
  // A mortarboard with its tassel.
  education: [
    petal(0.8, 9, 23.2, 9, 0.44) + petal(20.6, 10.5, 20.6, 18, 0.3) + dot(20.6, 19.6, 1.3),
    petal(4.5, 16.3, 18, 16.3, 0.46),
  ],
  // A bolt between two fields.
  "energy-and-utilities": [
    petal(14.4, 1, 6.6, 13.8, 0.34) + petal(17.4, 10.2, 9.6, 23, 0.34),
    petal(2.4, 15.5, 2.4, 22.5, 0.5) + petal(21.6, 1.5, 21.6, 8.5, 0.5),
  ],
  // A bank: roof, columns, steps.
  "financial-services": [
    petal(1, 6, 23, 6, 0.36) + ground,
    petal(5.4, 10.8, 5.4, 19.6, 0.4) + petal(12, 10.8, 12, 19.6, 0.4) + petal(18.6, 10.8, 18.6, 19.6, 0.4),
  ],
  // A dome over its columns.
  government: [
    petal(12, 13.6, 12, 1.5, 0.42) + pair(10.6, 13.6, 4.2, 5.2, 0.42) + ground,
    pair(5.4, 14.6, 5.4, 20, 0.5) + petal(12, 14.6, 12, 20, 0.5),
  ],
  // A cross of four wide petals.
  healthcare: [
    petal(12, 10.2, 12, 0.8, 0.72) + petal(12, 13.8, 12, 23.2, 0.72) + pair(10.2, 12, 0.8, 12, 0.72) + dot(12, 12, 1.5),
    dots(4.6, 4.6, 1.7) + dots(4.6, 19.4, 1.7),
  ],
  // An umbrella.
  insurance: [
    petal(12, 2, 12, 14.2, 0.42) + petal(12, 14.8, 12, 21.6, 0.24) + dot(9.6, 21.6, 1.4),
    pair(10.6, 2.6, 2.2, 13.4, 0.46),
  ],
  // Rungs of a double helix.
  "life-science": [
    dots(3.4, 2.6, 2) + dots(7.6, 7.4, 2) + dot(12, 12, 2) + dots(7.6, 16.6, 2) + dots(3.4, 21.4, 2),
    petal(4, 2.6, 20, 2.6, 0.16) +
      petal(8, 7.4, 16, 7.4, 0.26) +
      petal(8, 16.6, 16, 16.6, 0.26) +
      petal(4, 21.4, 20, 21.4, 0.16),
  ],
  // A saw-tooth roof and a chimney.
  manufacturing: [
    petal(1.5, 13.4, 9, 7.6, 0.42) + petal(8.4, 13.4, 15.9, 7.6, 0.42) + petal(19.6, 20.4, 19.6, 1.5, 0.26) + ground,
    petal(2, 17, 7.6, 17, 0.5) + petal(9, 17, 14.6, 17, 0.5),
  ],
  // A microphone.
  media: [
    petal(12, 0.8, 12, 15.6, 0.58) + petal(12, 16, 12, 21, 0.3) + petal(5.5, 21.8, 18.5, 21.8, 0.2),
    pair(4, 7.6, 9.6, 18.2, 0.34),
  ],
  // The awning over a shop.
  retail: [
    petal(3.6, 1.5, 3.6, 11.5, 0.44) + petal(12, 1.5, 12, 11.5, 0.44) + petal(20.4, 1.5, 20.4, 11.5, 0.44) + ground,
    pair(7.8, 1.5, 7.8, 11.5, 0.44) + petal(8, 19.8, 8, 13, 0.44) + petal(13, 16.4, 20, 16.4, 0.5),
  ],
  // A chip on its pins.
  technology: [
    kawung(12, 12, 9, 1.2, 0.6).join("") + dot(12, 12, 1),
    pair(9, 0.8, 9, 4.6, 0.44) +
      pair(9, 19.4, 9, 23.2, 0.44) +
      pair(0.8, 9, 4.6, 9, 0.44) +
      pair(0.8, 15, 4.6, 15, 0.44),
  ],
  // A mast and its waves.
  telecommunication: [
    pair(11.4, 10.4, 7, 23, 0.24) + dot(12, 7, 2.1) + pair(7, 2.6, 7, 11.4, 0.32),
    pair(2.4, 0.8, 2.4, 13.2, 0.26) + petal(8.6, 18, 15.4, 18, 0.24),
  ],
};

/** Renders an industry's mark, in the colour of the text around it. Decorative: the industry's name is always beside it. */
export function IndustryMark({ id, className = "size-6" }: { id: IndustryId; className?: string }) {
  const [full, soft] = marks[id];
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className={className} aria-hidden="true">
      <path opacity={0.42} d={soft} />
      <path d={full} />
    </svg>
  );
}
