import { expect, test } from "vitest";
import { commandKey } from "./command-key.ts";

test("shortcuts are named by the key that the device has", () => {
  expect(commandKey("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15")).toBe("⌘");
  expect(commandKey("Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0")).toBe("Ctrl");
});
