import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { type RefundedMoney, refundWay, returnableByProvider, wayOf } from "./refund-way.ts";

const receipt = (amount: number, more: Partial<RefundedMoney["receipts"][number]> = {}) => ({
  amount,
  currency: "IDR",
  receivedAt: new Date(),
  reversedAt: null,
  attributed: false,
  ...more,
});
const refund = (amount: number, provider_state: "approved" | "sent" | "done" | "refused" | null, state = "recorded") =>
  ({ amount: rupiah(amount), provider_state, state }) as RefundedMoney["refunds"][number];
const money = (more: Partial<RefundedMoney> = {}): RefundedMoney => ({
  payment: { can_refund: true },
  receipts: [receipt(100)],
  refunds: [],
  ...more,
});

test.each([
  ["all that arrived", {}, 100],
  ["nothing of a virtual account", { payment: { can_refund: false } }, 0],
  ["nothing of an order without a payment", { payment: null }, 0],
  ["no money in another currency", { receipts: [receipt(100), receipt(5, { currency: "USD" })] }, 100],
  ["no money that the bank reversed", { receipts: [receipt(100, { reversedAt: new Date() })] }, 0],
  ["no money of other orders", { receipts: [receipt(100), receipt(30, { attributed: true })] }, 100],
  [
    "what arrived, also where a part was moved to another order",
    { receipts: [receipt(100), receipt(-30, { attributed: true })] },
    100,
  ],
  ["no more than is left", { refunds: [refund(40, "sent"), refund(10, "done", "sent")] }, 50],
  ["what a withdrawn refund would have returned", { refunds: [refund(40, "approved", "withdrawn")] }, 100],
  ["all beside a transfer", { refunds: [refund(40, null, "sent")] }, 100],
  ["nothing after a refusal", { refunds: [refund(40, "refused")] }, 0],
] as const)("a provider returns %s", (_name, more, limit) => {
  expect(returnableByProvider(money(more))).toBe(limit);
});

test("what exceeds the limit is transferred by hand, and what the provider refused too", () => {
  expect([100, 101, 0].map((amount) => refundWay(money(), rupiah(amount)))).toEqual([
    "provider",
    "transfer",
    "transfer",
  ]);
  expect([wayOf(refund(1, null)), wayOf(refund(1, "refused")), wayOf(refund(1, "approved"))]).toEqual([
    "transfer",
    "transfer",
    "provider",
  ]);
});
