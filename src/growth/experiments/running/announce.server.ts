import { notify } from "#infra/database/notify.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";

/** Channel that notifies every instance that experiments were started, stopped or changed. */
export const experimentsChannel = "experiments_changed";

/** Has every instance read its experiments again after the commit of the transaction that changed one. */
export async function announceExperiments(trx: Trx): Promise<void> {
  await notify(trx, experimentsChannel, "changed");
}
