import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { orderStates } from "../orders/order-states.ts";
import { refundStates } from "../refunds/refund-states.ts";
import { balanceOf, type Receipt } from "./balance.ts";
import { misfitsOf } from "./misfit.ts";

const at = new Date("2026-11-20T05:00:00Z");
const receipt = (amount: number, more: Partial<Receipt> = {}): Receipt => ({
  amount,
  currency: "IDR",
  receivedAt: at,
  reversedAt: null,
  ...more,
});

describe("the balance of an order of Rp100", () => {
  test.each([
    ["paid", [receipt(100)], [], { received: 100, held: 100, surplus: 0 }],
    ["paid", [receipt(100), receipt(100)], [], { received: 200, surplus: 100 }],
    [
      "paid",
      [receipt(100), receipt(100)],
      [{ amount: rupiah(100), state: "recorded" }],
      { held: 200, returning: 100, surplus: 100 },
    ],
    [
      "paid",
      [receipt(100), receipt(100)],
      [{ amount: rupiah(100), state: "sent" }],
      { held: 100, returned: 100, surplus: 0 },
    ],
    ["paid", [receipt(100), receipt(100)], [{ amount: rupiah(100), state: "withdrawn" }], { held: 200, surplus: 100 }],
    ["paid", [receipt(99)], [], { received: 99, surplus: 0 }],
    ["manual_review", [receipt(101)], [], { received: 101, surplus: 1 }],
    ["closed", [receipt(100)], [], { surplus: 100 }],
    ["refunded", [receipt(100)], [{ amount: rupiah(100), state: "sent" }], { held: 0, surplus: 0 }],
    ["reversed", [receipt(100, { reversedAt: at })], [], { received: 0, surplus: 0 }],
    ["manual_review", [receipt(7, { currency: "USD" })], [], { received: 0, surplus: 0 }],
  ] as const)("%s, case %#", (state, receipts, refunds, balance) => {
    expect(balanceOf({ state, total: rupiah(100) }, receipts, refunds)).toMatchObject(balance);
  });

  test("accounts for every rupiah", () => {
    const amount = fc.integer({ min: 1, max: 1e9 }).map(rupiah);
    const refund = fc.record({ amount, state: fc.constantFrom(...refundStates) });
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        amount,
        fc.array(amount, { maxLength: 5 }),
        fc.array(refund, { maxLength: 5 }),
        (state, total, amounts, refunds) => {
          const { received, returned, held, surplus } = balanceOf(
            { state, total },
            amounts.map((each) => receipt(each)),
            refunds,
          );
          expect(held + returned).toBe(received);
          expect(surplus).toBeGreaterThanOrEqual(0);
          expect(surplus).toBeLessThanOrEqual(Math.max(0, held));
          // An order retains at most its price.
          expect(Math.max(0, held) - surplus).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});

test.each([
  ["awaiting_payment", "wrong_amount", 99, ["short"]],
  ["awaiting_payment", "wrong_amount", 101, ["over"]],
  ["closed", "paid", 100, ["late"]],
  ["closed", "wrong_amount", 99, ["late", "short"]],
  ["awaiting_payment", "nothing_to_upgrade", 100, ["nothing_to_upgrade"]],
] as const)("from %s by %s with Rp%i of Rp100: %s", (from, event, received, misfits) => {
  const history = [
    { event: "placed", from: "draft", to: "awaiting_payment" },
    { event, from, to: "manual_review" },
  ];
  expect(misfitsOf(history, rupiah(100), { received: rupiah(received) }, [receipt(received)])).toEqual(misfits);
});

test("without any rupiah: another currency, or reversed by the bank", () => {
  const history = [{ event: "wrong_amount", from: "awaiting_payment", to: "manual_review" }];
  expect(misfitsOf(history, rupiah(100), { received: rupiah(0) }, [receipt(7, { currency: "USD" })])).toEqual([
    "foreign_currency",
  ]);
  expect(misfitsOf(history, rupiah(100), { received: rupiah(0) }, [receipt(99, { reversedAt: at })])).toEqual([
    "taken_back",
  ]);
});
