import { expect, it } from "vitest";
import { defaultRole, isRole, roles } from "./roles.ts";

it("recognizes the roles and no others", () => {
  expect(roles.every(isRole)).toBe(true);
  for (const other of ["root", "Admin", "", undefined, ["admin"], "toString"]) expect(isRole(other)).toBe(false);
});

it("has the customer as default", () => expect(defaultRole).toBe("user"));
