import { expect, test } from "vitest";
import { keyName } from "./key-name.ts";

const press = (key: string, held: object = {}) =>
  keyName({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test("key presses are named as they are registered", () => {
  expect(press("j")).toBe("j");
  expect(press("J", { shiftKey: true })).toBe("shift+j");
  expect(press("?", { shiftKey: true })).toBe("?");
  expect(press("k", { metaKey: true })).toBe("mod+k");
  expect(press("K", { ctrlKey: true })).toBe("mod+k");
  expect(press("ArrowDown", { shiftKey: true })).toBe("shift+ArrowDown");
});
