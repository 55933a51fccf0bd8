import type { ProductId } from "#catalogue/products.ts";
import { dot, kawung, petal } from "./petal.ts";

/**
 * `[full, soft]`: the paths in full colour and those at 40 %, in all marks, so that they are recognized as one family.
 */
type Mark = readonly [full: string, soft?: string];

const [ne, se, sw, nw] = kawung(12, 12, 13, 2.2) as [string, string, string, string];

/** The paths of each product's mark, in a square of 24. */
export const productPaths: Record<ProductId, Mark> = {
  "big-spider": [rays(0, 12, 2.6, 11, 0.36, 4) + dot(12, 12, 1.4), rays(45, 12, 2.6, 9.5, 0.36, 4)],
  "big-social": [fan([-36, 0, 36]) + dot(12, 20.4, 1.9), fan([-72, 72])],
  "big-lake": [petal(1.5, 7, 22.5, 7, 0.26), petal(1.5, 12.6, 22.5, 12.6, 0.22) + petal(1.5, 18, 22.5, 18, 0.22)],
  "big-query": [
    se + dot(10.2, 10.2, 1.7),
    kawung(10.2, 10.2, 10.5, 2.6)
      .filter((_, i) => i !== 1)
      .join(""),
  ],
  "big-view": [petal(18.8, 22, 18.8, 2, 0.25), petal(5.2, 22, 5.2, 12, 0.44) + petal(12, 22, 12, 7, 0.32)],
  "big-vision": [dot(12, 12, 3.1), eye()],
  "big-legal": [
    petal(12, 22, 12, 2, 0.22),
    petal(1.2, 13.5, 9.6, 13.5, 0.5) + petal(14.4, 13.5, 22.8, 13.5, 0.5) + dot(5.4, 8, 1) + dot(18.6, 8, 1),
  ],
  "big-assistant": [ne + dot(6.6, 6.6, 1.7), sw + dot(17.4, 17.4, 1.7)],
  "big-builder": [
    petal(3, 4.8, 21, 4.8, 0.24) + petal(19.2, 3, 19.2, 21, 0.24),
    petal(21, 19.2, 3, 19.2, 0.24) + petal(4.8, 21, 4.8, 3, 0.24) + dot(12, 12, 2),
  ],
  "big-action": [chevron(11.5), chevron(2.5)],
  "big-one": [ne + se + sw + nw + dot(12, 12, 1.3)],
  "big-market": [
    petal(2, 8.4, 17, 8.4, 0.34) + dot(20.4, 8.4, 1.6),
    petal(22, 15.6, 7, 15.6, 0.34) + dot(3.6, 15.6, 1.6),
  ],
  "api-marketplace": [
    petal(2, 12, 8.4, 3, 0.36) + petal(2, 12, 8.4, 21, 0.36) + dot(12, 12, 1.6),
    petal(22, 12, 15.6, 3, 0.36) + petal(22, 12, 15.6, 21, 0.36),
  ],
};

/** Returns `count` petals around a centre, from `from` degrees. */
function rays(from: number, centre: number, near: number, far: number, fullness: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + (360 / count) * i) * Math.PI) / 180;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return petal(centre + x * near, centre + y * near, centre + x * far, centre + y * far, fullness);
  }).join("");
}

/** Returns petals that open upwards, by their degrees from upright; the upright one is the longest. */
function fan(degrees: number[]): string {
  return degrees
    .map((degree) => {
      const angle = (degree * Math.PI) / 180;
      const [x, y] = [Math.sin(angle), -Math.cos(angle)];
      const far = degree === 0 ? 18.6 : Math.abs(degree) < 50 ? 16 : 11.6;
      return petal(12 + x * 4.4, 20.2 + y * 4.4, 12 + x * far, 20.2 + y * far, 0.36);
    })
    .join("");
}

/** Returns a lens with an empty middle around the pupil. */
function eye(): string {
  return `${petal(0.8, 12, 23.2, 12, 0.62)}${dot(12, 12, 5).replaceAll("0 1 1", "0 1 0")}`;
}

function chevron(x: number): string {
  return petal(x, 3, x + 9, 12.2, 0.36) + petal(x, 21, x + 9, 11.8, 0.36);
}
