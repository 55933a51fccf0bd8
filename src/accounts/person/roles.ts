/** Who a person is to the company: `user` is a customer, the others are staff (`staff/permissions.ts`). */
export const roles = ["user", "viewer", "sales", "finance", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

/** The role of everyone who registers, whatever the request says. */
export const defaultRole: Role = "user";

export function isRole(value: unknown): value is Role {
  return typeof value === "string" && (roles as readonly string[]).includes(value);
}
