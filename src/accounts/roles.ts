/** What a person may do. `user` is a customer; the others work for the company. */
export const roles = ["user", "viewer", "sales", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

/** The role of everyone who registers, whatever the request says. */
export const defaultRole: Role = "user";

/** What roles open, beyond a person's own data. */
export const rights = [
  "leads.read",
  "leads.write",
  "insight.read",
  "content.write",
  "vouchers.write",
  "accounts.write",
] as const;
export type Right = (typeof rights)[number];

const rightsOf: Record<Role, readonly Right[]> = {
  user: [],
  viewer: ["leads.read", "insight.read"],
  sales: ["leads.read", "leads.write", "insight.read", "vouchers.write"],
  editor: ["content.write", "insight.read"],
  admin: rights,
};

export function isRole(value: unknown): value is Role {
  return typeof value === "string" && (roles as readonly string[]).includes(value);
}

/** Whether the role is one of those allowed; an admin always is. */
export function hasRole(role: Role, allowed: readonly Role[]): boolean {
  return role === "admin" || allowed.includes(role);
}

export function mayDo(role: Role, right: Right): boolean {
  return rightsOf[role].includes(right);
}
