import { expect, test } from "vitest";
import { amountAtStake, movableMoney } from "./money-action.ts";

const balance = { received: 100, returned: 0, returning: 0, held: 100, surplus: 0 };

test.each([
  ["manual_review", balance, 100],
  ["manual_review", { ...balance, returning: 40 }, 60],
  ["paid", balance, 0],
  ["paid", { ...balance, surplus: 30, returning: 10 }, 20],
  ["closed", { ...balance, surplus: 100 }, 100],
  ["reversed", { ...balance, held: -100, surplus: 0 }, 0],
] as const)("of an order %s, case %#, %o: Rp%i may be moved", (state, money, movable) => {
  expect(movableMoney(state, money)).toBe(movable);
});

test.each([
  [{ kind: "settle", outcome: "paid" }, balance, 0, 150],
  [{ kind: "settle", outcome: "paid" }, { ...balance, held: 200 }, 0, 200],
  [{ kind: "settle", outcome: "closed" }, balance, 0, 100],
  [{ kind: "refund" }, balance, 0, 100],
  [{ kind: "refund", amount: 10 }, balance, 0, 10],
  [{ kind: "refund", amount: 10 }, { ...balance, returned: 20, returning: 30 }, 5, 65],
  [{ kind: "attribute", amount: 10, target: "x" }, balance, 90, 100],
] as const)("%o with %o and Rp%i attributed before concerns Rp%i", (action, money, attributed, stake) => {
  expect(amountAtStake(action, 150, money, attributed)).toBe(stake);
});
