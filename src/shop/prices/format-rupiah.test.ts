import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { formatDay, formatMoment } from "#time/format.ts";
import { formatRupiah, formatShortRupiah } from "./format-rupiah.ts";

test("rupiah without fractions, in both languages", () => {
  expect(formatRupiah(rupiah(1_500_000), "id")).toBe("Rp1.500.000");
  expect(formatRupiah(rupiah(1_500_000), "en")).toBe("Rp1,500,000");
  expect(formatRupiah(rupiah(-50_000), "id")).toBe("\u2212Rp50.000");
  expect(formatRupiah(rupiah(0), "en")).toBe("Rp0");
});

test("short amounts for axes and figures, in both languages", () => {
  expect(formatShortRupiah(rupiah(47_500_000), "id")).toBe("Rp47,5\u00a0jt");
  expect(formatShortRupiah(rupiah(47_500_000), "en")).toBe("Rp47.5m");
  expect(formatShortRupiah(rupiah(-750_000), "id")).toBe("\u2212Rp750\u00a0rb");
});

test("moments as Jakarta's clocks show them", () => {
  const moment = new Date("2026-11-20T07:05:00Z");
  expect(formatMoment(moment, "id")).toBe("20 November 2026 pukul 14.05");
  expect(formatMoment(moment, "en")).toBe("20 November 2026 at 14:05");
  expect(formatDay("2026-11-20", "id")).toBe("20 November 2026");
  expect(formatDay("2026-11-20", "en")).toBe("20 November 2026");
});
