import type { Trx } from "../database/tables.server.ts";
import { recordChange } from "./record-change.server.ts";

/**
 * Records what the nightly upkeep deleted, as one entry with the number of each kind; nothing when it deleted nothing.
 * @param subject what the deletion was about, such as `leads`
 */
export async function recordDeletions(
  trx: Trx,
  at: Date,
  subject: string,
  deleted: Record<string, bigint | number>,
): Promise<void> {
  const counts = Object.entries(deleted).map(([kind, count]) => [kind, Number(count)] as const);
  const after = Object.fromEntries(counts.filter(([, count]) => count > 0));
  if (Object.keys(after).length === 0) return;
  const object = { kind: "upkeep", id: subject };
  await recordChange(trx, { kind: "job", name: "upkeep" }, at, { action: "upkeep.deleted", object, after });
}
