import fc from "fast-check";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { useCall } from "#admin/data/use-call.ts";
import { pathTo } from "#contract/calls.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { taxRateOn } from "#shop/prices/tax-rates.ts";
import { isRupiah, least, magnitude, minus, most, nearestRupiah, type Rupiah, rupiah, sum, times } from "./rupiah.ts";
import { wholeRupiah } from "./rupiah-schema.ts";

test("only whole numbers that a double holds exactly are rupiah", () => {
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => rupiah(wrong)).toThrow(RangeError);
    expect(isRupiah(wrong)).toBe(false);
  }
  expect([isRupiah(null), isRupiah(undefined), isRupiah(0), isRupiah(-5)]).toEqual([false, false, true, true]);
  expect(Object.is(rupiah(-0), 0)).toBe(true);
});

test("the functions are those of whole numbers", () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 }).map(rupiah);
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: -100, max: 100 }), (one, other, count) => {
      expect([sum(one, other), minus(one, other), times(one, count) + 0]).toEqual([
        one + other,
        one - other,
        one * count + 0,
      ]);
      expect([least(one, other), most(one, other)]).toEqual([one, other].sort((a, b) => a - b));
      expect(magnitude(one)).toBe(Math.abs(one));
    }),
  );
  expect([nearestRupiah(2.5), nearestRupiah(2.4), nearestRupiah(-0.2)]).toEqual([3, 2, 0]);
});

test("the compiler refuses a plain number where money belongs, in calls, tables and texts", () => {
  // Is compiled and never run.
  const uses = (read: typeof useCall, db: Kysely<Tables>) => {
    const order = read(pathTo("/admin/orders/:id", { id: "7" })).data!;
    order.total satisfies Rupiah;
    order.money.surplus satisfies Rupiah;
    wholeRupiah.parse(5) satisfies Rupiah;
    formatRupiah(order.total, "id");
    void db.updateTable("packages").set({ price: order.unit_price });

    // @ts-expect-error: a number of months.
    formatRupiah(order.months, "id");
    // @ts-expect-error: what came out of plain arithmetic.
    formatRupiah(order.total - order.money.received, "id");
    // @ts-expect-error: a percent.
    sum(order.total, 10);
    // @ts-expect-error: an amount in another currency, as a receipt has it.
    sum(order.total, order.money.receipts[0]!.amount);
    // @ts-expect-error: a column of money takes money only.
    void db.updateTable("packages").set({ price: 5 });
    // @ts-expect-error: nor is it compared with anything else.
    void db.selectFrom("orders").where("total", ">", 5);
    // @ts-expect-error: a rate holds on a day, not on a text.
    taxRateOn("today");
  };
  expect(uses).toBeInstanceOf(Function);
});
