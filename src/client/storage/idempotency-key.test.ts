// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetIdempotencyKey, idempotencyKey } from "./idempotency-key.ts";

beforeEach(() => localStorage.clear());

test("the same order has the same key until it is forgotten, another order has another", () => {
  const first = idempotencyKey("orderSubmission", { package_id: "big-view-starter", expected_total: 1 });
  expect(idempotencyKey("orderSubmission", { package_id: "big-view-starter", expected_total: 1 })).toBe(first);
  const other = idempotencyKey("orderSubmission", { package_id: "big-view-starter", expected_total: 2 });
  expect(other).not.toBe(first);
  forgetIdempotencyKey("orderSubmission");
  expect(idempotencyKey("orderSubmission", { package_id: "big-view-starter", expected_total: 2 })).not.toBe(other);
});

test("a lead and an order never share a key, and the body itself is not stored", () => {
  const body = { name: "Sari" };
  const key = idempotencyKey("contactSubmission", body);
  expect(idempotencyKey("orderSubmission", body)).not.toBe(key);
  expect(idempotencyKey("contactSubmission", body)).toBe(key);
  expect(JSON.stringify({ ...localStorage })).not.toContain("Sari");
});
