import { expect, test } from "vitest";
import { logoFault } from "./logo-fault.ts";

test.each([
  ["light", "svg", 20, 5, undefined],
  ["light", "png", 400, 100, undefined],
  ["light", "png", 400, 80, "logo_too_small"],
  ["dark", "jpeg", 800, 200, "not_a_logo"],
  ["mark", "svg", 24, 24, undefined],
  ["mark", "svg", 24, 30, "mark_not_square"],
  ["mark", "png", 512, 508, undefined],
  ["mark", "png", 128, 128, "logo_too_small"],
] as const)("%s as %s of %i x %i: %s", (part, kind, width, height, fault) => {
  expect(logoFault(part, { kind, width, height })).toBe(fault);
});
