import { sql } from "kysely";
import type { ListKey } from "#infra/database/page.server.ts";
import type { LeadOrder } from "./lead-filter.ts";

const columns = { received: "leads.received_at", updated: "leads.updated_at" } as const;

/** Returns the key of a list: by time, and rows of the same moment by their id, as the indexes of migration 0019 do. */
export function keyOf({ sort, direction }: LeadOrder): ListKey<(typeof columns)[LeadOrder["sort"]] | "leads.id"> {
  const isNewest = direction === "newest";
  return [
    [columns[sort], isNewest ? "desc" : "asc", "moment"],
    ["leads.id", isNewest ? "asc" : "desc", "uuid"],
  ];
}

/** Returns the same key by an expression that no index has, so that the planner looks for the rows by their conditions. */
export function keyOfFound(order: LeadOrder): ListKey<"leads.id"> {
  const [[, direction], id] = keyOf(order) as [ListKey[number], ListKey<"leads.id">[number]];
  return [[sql`${sql.ref(columns[order.sort])} + interval '0'`, direction, "moment"], id];
}
