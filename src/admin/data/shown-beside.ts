import type { AdminPattern, AdminResource } from "./contracts.ts";
import { isWithin } from "./query-key.ts";

/**
 * What calls show of other resources than their own: a change of these reads them again too. A panel that shows an object of another
 * resource by a call of its own needs no line.
 */
const shownBeside: Partial<Record<AdminPattern, readonly AdminResource[]>> = {
  // Orders of the same person or company.
  "/admin/leads/:id": ["/admin/orders", "/admin/customers"],
  "/admin/customers": ["/admin/orders"],
  "/admin/customers/:id": ["/admin/orders", "/admin/leads"],
  "/admin/customers/companies": ["/admin/orders", "/admin/leads"],
  "/admin/customers/companies/:key": ["/admin/orders", "/admin/leads"],
  "/admin/orders/:id": ["/admin/customers"],
  "/admin/invoices": ["/admin/orders"],
};

const patterns = Object.entries(shownBeside).map(([pattern, resources]) => ({
  matches: new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
  resources,
}));

/** Returns whether what a call shows may change with objects of a resource. */
export function isConcerned(path: unknown, resource: string): boolean {
  if (isWithin(path, resource)) return true;
  if (typeof path !== "string") return false;
  return patterns.some(
    ({ matches, resources }) => (resources as readonly string[]).includes(resource) && matches.test(path),
  );
}
