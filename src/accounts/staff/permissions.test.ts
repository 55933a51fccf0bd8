import { expect, test } from "vitest";
import { may, permissionsOf, resources, staffRoles } from "./permissions.ts";

test("a customer may do nothing", () => {
  expect(permissionsOf("user")).toEqual({});
});

test("who may not read a resource may not change it either", () => {
  for (const role of staffRoles)
    for (const resource of resources)
      if (!may(role, resource, "read"))
        expect([may(role, resource, "write"), may(role, resource, "export")], `${role} ${resource}`).toEqual([
          false,
          false,
        ]);
});

test("an administrator may do everything that anybody may", () => {
  for (const role of staffRoles)
    for (const [resource, allowed] of Object.entries(permissionsOf(role)))
      expect(permissionsOf("admin")[resource as (typeof resources)[number]]).toEqual(expect.arrayContaining(allowed));
});
