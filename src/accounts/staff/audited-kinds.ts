import type { Resource } from "./permissions.ts";

/** Kinds of objects in the audit log that have a screen, and the resource with which each is shown. */
export const auditedKinds = {
  leads: "leads",
  tasks: "tasks",
  help: "help",
  orders: "orders",
  settlement: "reconciliation",
  customers: "customers",
  people: "people",
  voucher: "vouchers",
  voucher_batch: "vouchers",
  events: "events",
  letters: "newsletter",
  experiments: "experiments",
  subscribers: "subscribers",
  package: "prices",
  media: "media",
  jobs: "jobs",
  setting: "settings",
  staff: "staff",
  invitation: "staff",
} as const satisfies Record<string, Resource>;

export type AuditedKind = keyof typeof auditedKinds;

/** Returns whether a kind has a screen; others, such as the nightly upkeep, are in the audit log alone. */
export function isAuditedKind(kind: string): kind is AuditedKind {
  return Object.hasOwn(auditedKinds, kind);
}
