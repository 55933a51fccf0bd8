import type { Actor } from "#infra/audit/actor.ts";

/** Who or what causes an event of an order. Customers' own actions are in the order's history, not in the audit log. */
export type OrderActor = "customer" | "provider" | "clock" | Actor;

/** Returns the name that the order's history states. */
export function nameOf(actor: OrderActor): string {
  return typeof actor === "string" ? actor : actor.name;
}

/** Returns the actor of the audit log; undefined for a customer. */
export function auditedActor(actor: OrderActor): Actor | undefined {
  if (actor === "customer") return undefined;
  return typeof actor === "string" ? { kind: "job", name: actor } : actor;
}
