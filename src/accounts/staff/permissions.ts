import type { Role } from "../person/roles.ts";

export const staffRoles = ["viewer", "sales", "finance", "editor", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const actions = ["read", "write", "export"] as const;
export type Action = (typeof actions)[number];

const everyone = staffRoles;
const money = ["finance", "admin"] as const;
const words = ["editor", "admin"] as const;

/** Which roles may do what with which resource of the back office; the server enforces it, the app reads it. */
export const permissions = {
  today: { read: everyone },
  leads: { read: ["viewer", "sales", "admin"], write: ["sales", "admin"], export: ["sales", "admin"] },
  /** Who may not read what a task is about sees it in no list. */
  tasks: { read: everyone, write: ["sales", "finance", ...words] },
  /** Why leads are won and lost: the list is that of the whole company. */
  close_reasons: { write: ["admin"] },
  help: { read: ["viewer", "sales", ...money], write: ["sales", ...money] },
  orders: { read: ["viewer", "sales", ...money], write: money, export: money },
  workspaces: { write: ["sales", ...money] },
  reconciliation: { read: money, write: money },
  customers: { read: ["viewer", "sales", ...money], write: ["admin"], export: ["admin"] },
  people: { read: ["admin"], write: ["admin"], export: ["admin"] },
  vouchers: { read: ["viewer", "sales", ...money], write: money, export: money },
  prices: { read: everyone, write: money },
  media: { read: ["viewer", "editor", "admin"], write: ["editor", "admin"] },
  jobs: { read: ["admin"], write: ["admin"] },
  system: { read: ["admin"], write: ["admin"] },
  settings: { read: ["admin"], write: ["admin"] },
  staff: { read: ["admin"], write: ["admin"] },
  audit: { read: ["admin"], write: ["admin"], export: ["admin"] },
  campaigns: { read: ["sales", "finance", ...words], write: words },
  experiments: { read: ["viewer", "sales", ...words], write: words },
  speed: { read: everyone },
  content: { read: ["viewer", ...words], write: words },
  events: { read: ["viewer", "sales", ...words], write: ["sales", ...words], export: ["sales", ...words] },
  newsletter: { read: ["viewer", "sales", ...words], write: words },
  subscribers: { read: ["viewer", "sales", ...words], write: words, export: words },
} as const satisfies Record<string, Partial<Record<Action, readonly StaffRole[]>>>;

export type Resource = keyof typeof permissions;
export const resources = Object.keys(permissions) as Resource[];

/** Returns whether a person belongs to the staff. */
export function isStaff(role: Role): role is StaffRole {
  return role !== "user";
}

/** Returns whether a role may do something; a customer may do nothing. */
export function may(role: Role, resource: Resource, action: Action): boolean {
  const allowed: Partial<Record<Action, readonly Role[]>> = permissions[resource];
  return allowed[action]?.includes(role) ?? false;
}

/** Returns what a role may do, by resource; resources without any permission are absent. */
export function permissionsOf(role: Role): Partial<Record<Resource, Action[]>> {
  return Object.fromEntries(
    resources
      .map((resource) => [resource, actions.filter((action) => may(role, resource, action))] as const)
      .filter(([, allowed]) => allowed.length > 0),
  );
}
