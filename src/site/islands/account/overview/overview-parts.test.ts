import { expect, test } from "vitest";
import type { Order } from "#client/api/orders.ts";
import { rupiah } from "#money/rupiah.ts";
import { lastInvoices, openMoney, openRequests, safetyHints, waitingOrders } from "./overview-parts.ts";

type Listed = Pick<Order, "number" | "status" | "payment" | "invoice_number"> & {
  money: Pick<Order["money"], "received" | "unreturned" | "refunds">;
};

const settled: Listed["money"] = { received: rupiah(0), unreturned: rupiah(0), refunds: [] };
const now = Date.parse("2026-11-28T03:00:00Z");
const order = (number: string, values: Partial<Listed> = {}): Listed => ({
  number,
  status: "paid",
  payment: null,
  money: settled,
  invoice_number: null,
  ...values,
});
const awaiting = (number: string, end: string) =>
  order(number, {
    status: "awaiting_payment",
    payment: { provider: "simulator", reference: number, expires_at: end },
  });
const numbers = (orders: readonly { number: string }[]) => orders.map(({ number }) => number);

test("what can still be paid comes first by its deadline; what is over does not", () => {
  const orders = [
    awaiting("tomorrow", "2026-11-29T03:00:00Z"),
    awaiting("over", "2026-11-28T02:59:59Z"),
    order("paid"),
    awaiting("soon", "2026-11-28T03:15:00Z"),
  ];
  expect(numbers(waitingOrders(orders, now))).toEqual(["soon", "tomorrow"]);
  // Without the server's time nothing is called over.
  expect(numbers(waitingOrders(orders, undefined))).toEqual(["over", "soon", "tomorrow"]);
});

test("money under review, money to be returned and money on its way are named with their amounts", () => {
  const refund = {
    amount: rupiah(500),
    kind: "part",
    by: "transfer",
    status: "recorded",
    at: "",
    credit_note: null,
  } as const;
  const orders = [
    order("review", {
      status: "manual_review",
      money: { ...settled, received: rupiah(1000), unreturned: rupiah(1000) },
    }),
    order("twice", { money: { ...settled, received: rupiah(2000), unreturned: rupiah(700), refunds: [refund] } }),
    order("returned", { money: { ...settled, received: rupiah(500), refunds: [{ ...refund, status: "sent" }] } }),
    order("paid"),
  ];
  expect(openMoney(orders).map(({ order: { number }, kind, amount }) => [number, kind, amount])).toEqual([
    ["review", "review", 1000],
    ["twice", "extra", 700],
    ["twice", "returning", 500],
  ]);
});

test("requests to the team are shown until they are solved", () => {
  const requests = ["waiting_team", "solved", "waiting_customer"].map((status) => ({ number: status, status }));
  expect(numbers(openRequests(requests))).toEqual(["waiting_team", "waiting_customer"]);
});

test("the last three invoices are shown", () => {
  const orders = ["a", "b", "c", "d"].map((number) => order(number, { invoice_number: `INV-${number}` }));
  expect(numbers(lastInvoices([order("none"), ...orders]))).toEqual(["a", "b", "c"]);
});

test("an account without a second step or a passkey is told so, once it is known", () => {
  expect(safetyHints({ twoStep: false, passkeys: undefined })).toEqual(["twoStep"]);
  expect(safetyHints({ twoStep: true, passkeys: 0 })).toEqual(["passkey"]);
  expect(safetyHints({ twoStep: true, passkeys: 2 })).toEqual([]);
});
