// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { Order } from "../api/orders.ts";
import { cacheOrder, readCachedOrder } from "./order-cache.ts";

beforeEach(() => localStorage.clear());

test("a cached order has what is needed to pay, but neither the buyer nor their bank account", () => {
  const order = {
    id: "1",
    total: 100,
    buyer: { name: "Sari Rahasia" },
    history: [],
    money: { received: 200, unreturned: 100, refund_account: { bank: "BCA", last_digits: "7321" } },
  };
  cacheOrder(order as unknown as Order, "2026-11-28T03:00:00Z");
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Rahasia|BCA|7321/);
  expect(readCachedOrder("1")).toMatchObject({ total: 100, money: { received: 200, unreturned: 100 } });
  expect(readCachedOrder("2")).toBeUndefined();
});
