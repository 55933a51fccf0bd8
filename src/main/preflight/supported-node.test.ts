import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oldestSupported, unsupportedNode } from "./supported-node.ts";

test("an older Node is refused, the pinned one is not", () => {
  const { dependencies } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  expect(unsupportedNode(dependencies.node)).toBeUndefined();
  expect(Number.parseInt(dependencies.node, 10)).toBe(oldestSupported);
  expect(unsupportedNode("20.20.2")).toContain("needs Node 26 or newer and this is 20.20.2");
});
