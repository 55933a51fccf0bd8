import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { matchRows, numbersIn, type SettledOrder } from "./match-lines.ts";

const order = (changes: Partial<SettledOrder> = {}): SettledOrder => ({
  id: "a",
  number: "ORD-202611-000001",
  total: rupiah(1000),
  receipts: [{ moneyId: "m1", amount: rupiah(1000) }],
  refunds: [],
  posted: { payments: [], refunds: [] },
  ...changes,
});
const row = (reference: string, gross = 1000, kind: "payment" | "refund" = "payment") => ({
  reference,
  gross: rupiah(gross),
  kind,
});

function results(rows: ReturnType<typeof row>[], found: SettledOrder | undefined, posted: string[] = []) {
  return matchRows(
    rows,
    () => found,
    (reference) => posted.includes(reference),
  ).map((each) => [each.result, each.expected]);
}

test("each row takes one receipt of its order", () => {
  expect(results([row("m1")], order())).toEqual([["matched", null]]);
  expect(results([row("x"), row("y")], order())).toEqual([
    ["matched", null],
    ["not_received", null],
  ]);
  const twice = order({ receipts: ["m1", "m2"].map((moneyId) => ({ moneyId, amount: rupiah(1000) })) });
  expect(results([row("m1"), row("m2")], twice)).toEqual([
    ["matched", null],
    ["matched", null],
  ]);
});

test("another amount shows what we recorded, and no order is unknown", () => {
  expect(results([row("m1", 900)], order())).toEqual([["amount_differs", 1000]]);
  expect(results([row("m1")], undefined)).toEqual([["unknown", null]]);
});

test("nothing is matched twice: same reference, same file, or the same money under another reference", () => {
  expect(results([row("m1")], order(), ["m1"])).toEqual([["posted_before", null]]);
  expect(results([row("x"), row("x")], order())).toEqual([
    ["matched", null],
    ["posted_before", null],
  ]);
  expect(results([row("x")], order({ posted: { payments: [rupiah(1000)], refunds: [] } }))).toEqual([
    ["posted_before", null],
  ]);
});

test("refunds are matched with refunds", () => {
  const refunded = order({ refunds: [rupiah(400)] });
  expect(results([row("r", 400, "refund"), row("s", 300, "refund")], refunded)).toEqual([
    ["matched", null],
    ["not_received", null],
  ]);
  expect(results([row("r", 300, "refund")], refunded)).toEqual([["amount_differs", 400]]);
});

test("numbers are found in any text", () => {
  expect(numbersIn("TRSF CR 95031 ord-202611-000042-2 INV-202611-000007 SARI")).toEqual([
    "ORD-202611-000042",
    "INV-202611-000007",
  ]);
  expect(numbersIn("REC-202611-000042")).toEqual([]);
});
