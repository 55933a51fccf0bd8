import { notify } from "./notify.server.ts";
import type { Database, Trx } from "./tables.server.ts";

/** Channel of changes that open screens of the back office show; triggers of migration 0018 send most of them. */
export const adminChannel = "admin_changes";

/** Notifies open screens of a change that no trigger notices, such as a new note. Delivered after the commit. */
export async function notifyAdmin(trx: Database | Trx, kind: string, id: string): Promise<void> {
  await notify(trx, adminChannel, `${kind}:${id}`);
}
