import { expect, test } from "vitest";
import { refusalText } from "./refusal-text.ts";

const words = { too_many_requests: "Wait {seconds} seconds.", too_many_codes: "Use the password." };
const text = (code: string) =>
  refusalText({ status: 429, code, issues: [], details: {}, retryAfterSeconds: 86_399 }, words);

test("a limit is told as seconds to wait, except where its code has words of its own", () => {
  expect(text("too_many_requests")).toBe("Wait 86399 seconds.");
  expect(text("two_factor_locked")).toBe("Wait 86399 seconds.");
  expect(text("too_many_codes")).toBe("Use the password.");
});
