import { expect, test } from "vitest";
import { maskEmail } from "./rights-requests.server.ts";

test.each([
  ["sari@contoh.co.id", "s•••i@c•••.id"],
  ["ab@x.id", "a•••@x•••.id"],
  ["a@localhost", "a•••@l•••"],
])("%s is shown as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
