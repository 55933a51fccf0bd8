import { expect, test } from "vitest";
import { withCheapestPrice } from "./cheapest-prices.ts";
import { page } from "./page-row.ts";
import type { PackageOffer } from "./site-services.ts";

const row = page("/choosing-bigview", { screen: "choosing", set: "choosing-bigview", about: "big-view" });
const offer = (product: string, price: number) => ({ product, price }) as PackageOffer;
const meta = { title: "Harga BigView", description: "Paket dashboard mulai {price} per bulan" };

test("a description names the price of the product's cheapest package of today", async () => {
  const offers = [offer("big-view", 1_900_000), offer("big-view", 600_000), offer("big-social", 100_000)];
  const filled = await withCheapestPrice(meta, row, "id", async () => offers);
  expect(filled).toEqual({ ...meta, description: "Paket dashboard mulai Rp600.000 per bulan" });
  expect((await withCheapestPrice(meta, row, "id", async () => [])).description).toContain("mulai … per bulan");
});

test("prices are read only where a text names one", async () => {
  const unread = () => Promise.reject(new Error("read"));
  expect(await withCheapestPrice({ title: "Tentang kami" }, row, "id", unread)).toEqual({ title: "Tentang kami" });
});
