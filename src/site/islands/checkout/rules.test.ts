// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { checkBuyer } from "./check-buyer.ts";
import { forgetOrderKey, orderKey } from "./order-key.ts";

beforeEach(() => localStorage.clear());

test("the same order keeps its key until it was answered, another one gets another", () => {
  const first = orderKey({ package_id: "big-view-starter", expected_total: 1 });
  expect(orderKey({ package_id: "big-view-starter", expected_total: 1 })).toBe(first);
  const other = orderKey({ package_id: "big-view-starter", expected_total: 2 });
  expect(other).not.toBe(first);
  forgetOrderKey();
  expect(orderKey({ package_id: "big-view-starter", expected_total: 2 })).not.toBe(other);
});

test.each([
  ["0123456789012345", true],
  ["01.234.567.8-901.2345", true],
  ["", true],
  ["01.234.567.8-901.234", true],
  ["123", false],
  ["012345678901234x", false],
])("NPWP %j passes: %s", (npwp, passes) => {
  expect(checkBuyer({ name: "Sari", address: "Jalan Pemuda 21", npwp }).success).toBe(passes);
});

test("a name and an address are asked for, spaces are none", () => {
  const { error } = checkBuyer({ name: " ", address: "", npwp: "" }) as { error: { issues: { path: string[] }[] } };
  expect(error.issues.map(({ path }) => path[0])).toEqual(["name", "address"]);
});
