import { expect, test, vi } from "vitest";
import { reportTo } from "./wire-accounts.ts";

test("a foreign origin is logged as a warning without its name, anything else as an error", () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const report = reportTo(log);
  report("Invalid origin: http://evil.example/x");
  expect(log.warn.mock.calls).toEqual([[{ part: "login" }, "origin refused"]]);
  expect(log.error).not.toHaveBeenCalled();
  report("no key to sign with");
  expect(log.error.mock.calls).toEqual([[{ part: "login" }, "no key to sign with"]]);
});
