import type { Trx } from "../database/tables.server.ts";
import { recordChange } from "./record-change.server.ts";

/** Records how many rows of a table the nightly upkeep has just deleted. */
export async function recordDeletions(trx: Trx, at: Date, table: string, rows: number): Promise<void> {
  const object = { kind: "upkeep", id: table };
  await recordChange(trx, { kind: "job", name: "upkeep" }, at, { action: "upkeep.deleted", object, after: { rows } });
}
