import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { amountAtStake, movableMoney } from "./money-action.ts";

const balance = {
  received: rupiah(100),
  returned: rupiah(0),
  returning: rupiah(0),
  held: rupiah(100),
  surplus: rupiah(0),
};

test.each([
  ["manual_review", balance, 100],
  ["manual_review", { ...balance, returning: rupiah(40) }, 60],
  ["paid", balance, 0],
  ["paid", { ...balance, surplus: rupiah(30), returning: rupiah(10) }, 20],
  ["closed", { ...balance, surplus: rupiah(100) }, 100],
  ["reversed", { ...balance, held: rupiah(-100), surplus: rupiah(0) }, 0],
] as const)("of an order %s, case %#, %o: Rp%i may be moved", (state, money, movable) => {
  expect(movableMoney(state, money)).toBe(movable);
});

test.each([
  [{ kind: "settle", outcome: "paid" }, balance, 0, 150],
  [{ kind: "settle", outcome: "paid" }, { ...balance, held: rupiah(200) }, 0, 200],
  [{ kind: "settle", outcome: "closed" }, balance, 0, 100],
  [{ kind: "refund" }, balance, 0, 100],
  [{ kind: "refund", amount: rupiah(10) }, balance, 0, 10],
  [{ kind: "refund", amount: rupiah(10) }, { ...balance, returned: rupiah(20), returning: rupiah(30) }, 5, 65],
  [{ kind: "attribute", amount: rupiah(10), target: "x" }, balance, 90, 100],
] as const)("%o with %o and Rp%i attributed before concerns Rp%i", (action, money, attributed, stake) => {
  expect(amountAtStake(action, rupiah(150), money, rupiah(attributed))).toBe(stake);
});
