import type { Trx } from "#infra/database/tables.server.ts";
import "./tables.server.ts";

/** Moves the comments of an entry whose draft gets another name; those of a published one are found by its earlier names. */
export async function moveThreads(trx: Trx, document: string, renamed: string): Promise<void> {
  await trx.updateTable("content_threads").set({ document: renamed }).where("document", "=", document).execute();
}
