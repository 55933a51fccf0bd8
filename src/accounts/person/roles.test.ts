import { expect, it } from "vitest";
import { defaultRole, isRole, roles } from "./roles.ts";

it("knows its roles and no others", () => {
  expect(roles.every(isRole)).toBe(true);
  for (const other of ["root", "Admin", "", undefined, ["admin"], "toString"]) expect(isRole(other)).toBe(false);
});

it("begins with a customer", () => expect(defaultRole).toBe("user"));
