import { expect, it } from "vitest";
import { hasRole, isRole, mayDo, rights, roles } from "./roles.ts";

it("gives customers nothing but their own data, and an admin everything", () => {
  for (const right of rights) {
    expect(mayDo("user", right)).toBe(false);
    expect(mayDo("admin", right)).toBe(true);
  }
});

it("keeps what only reads from writing", () => {
  expect(rights.filter((it) => mayDo("viewer", it)).every((it) => it.endsWith(".read"))).toBe(true);
});

it("lets an admin in wherever a role is asked for", () => {
  for (const role of roles) expect(hasRole(role, ["sales"])).toBe(role === "sales" || role === "admin");
  expect([isRole("admin"), isRole("root"), isRole(undefined)]).toEqual([true, false, false]);
});
