import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { packagesAbove } from "./packages-above.ts";

const sold = [
  { id: "big-view-business", product: "big-view", price: rupiah(9) },
  { id: "big-view-starter", product: "big-view", price: rupiah(3) },
  { id: "big-view-growth", product: "big-view", price: rupiah(5) },
  { id: "big-social-growth", product: "big-social", price: rupiah(8) },
];
const above = (package_id: string, price: number) =>
  packagesAbove({ product: "big-view", package_id, price: rupiah(price) }, sold).map(({ id }) => id);

test("more expensive packages of the same product, cheapest first", () => {
  expect(above("big-view-starter", 3)).toEqual(["big-view-growth", "big-view-business"]);
  expect(above("big-view-business", 9)).toEqual([]);
});

test("today's price decides; for a package that is no longer sold the paid price does", () => {
  expect(above("big-view-growth", 1)).toEqual(["big-view-business"]);
  expect(above("big-view-old", 4)).toEqual(["big-view-growth", "big-view-business"]);
});
