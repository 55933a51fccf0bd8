import { expect, test } from "vitest";
import { createMemoryRateLimit } from "./memory-rate-limit.server.ts";

const start = Date.parse("2026-11-20T03:00:00Z");
const at = (milliseconds: number) => new Date(start + milliseconds);

test("a window ends exactly after its seconds", () => {
  const count = createMemoryRateLimit({ max: 1, seconds: 10 });
  expect(count("1.1.1.1", at(0))).toBeUndefined();
  expect(count("1.1.1.1", at(1))).toEqual({ retryAfter: 10 });
  expect(count("1.1.1.1", at(9_999))).toEqual({ retryAfter: 1 });
  expect(count("1.1.1.1", at(10_000))).toBeUndefined();
  // The next window begins there.
  expect(count("1.1.1.1", at(19_999))).toEqual({ retryAfter: 1 });
  expect(count("1.1.1.1", at(20_000))).toBeUndefined();
});
