/**
 * Who a person is to the company: `user` is a customer, the others work for it. Staff work by the operator's commands;
 * no call over HTTP opens more than a person's own data, so none asks for a role.
 */
export const roles = ["user", "viewer", "sales", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

/** The role of everyone who registers, whatever the request says. */
export const defaultRole: Role = "user";

export function isRole(value: unknown): value is Role {
  return typeof value === "string" && (roles as readonly string[]).includes(value);
}
