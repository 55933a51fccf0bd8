import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { lockEditable, restoreFields } from "../entry/enter-lead.server.ts";
import { actorOf, type Import, type Line, storeResults } from "./import-lines.server.ts";

/**
 * Removes added leads and restores those that took lines over, but for leads on which somebody has worked since. The last lines
 * come first: a lead that took over several gets back what it had before the last of them, and so on.
 */
export async function undoLines(trx: Trx, found: Import, rows: readonly Line[], at: Date): Promise<void> {
  const added = rows.filter(({ result }) => result === "added").flatMap(({ lead_id }) => lead_id ?? []);
  const removed = await removeUntouched(trx, added);
  const results: object[] = [];
  /** The versions of leads that were restored: what they were before the line, and what they are now. */
  const restored = new Map<string, { before: number; now: number }>();
  for (const { line, result, lead_id, before, version } of rows) {
    if (result === "added") {
      // One that was erased in the meantime is gone too.
      results.push({ line, result: lead_id === null || removed.has(lead_id) ? "removed" : "kept" });
      continue;
    }
    const lead = lead_id === null ? undefined : await lockEditable(trx, lead_id);
    const earlier = lead_id === null ? undefined : restored.get(lead_id);
    const expected = earlier?.before === version ? earlier?.now : version;
    const isUntouched = lead !== undefined && lead.version === expected && before !== null && version !== null;
    if (isUntouched) {
      const now = await restoreFields(trx, { ...lead, id: lead_id! }, before, actorOf(found), at);
      restored.set(lead_id!, { before: version - 1, now });
      await moveVersion(trx, found.id, { lead: lead_id!, before: version - 1, now });
    }
    results.push({ line, result: isUntouched ? "restored" : "kept", lead_id });
  }
  await storeResults(trx, found.id, results);
}

/** Says of an earlier line that the lead is again as that line left it, for a later part. */
async function moveVersion(
  trx: Trx,
  id: string,
  { lead, before, now }: { lead: string; before: number; now: number },
): Promise<void> {
  await trx
    .updateTable("lead_import_rows")
    .set({ version: now })
    .where("lead_id", "=", lead)
    .where("import_id", "=", id)
    .where("result", "=", "taken_over")
    .where("version", "=", before)
    .execute();
}

/** Deletes leads that are as the import left them; returns which. */
async function removeUntouched(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    delete from leads where id = any(${ids}::uuid[]) and version = 1
      and not exists (select from lead_notes where lead_id = leads.id)
      and not exists (select from lead_mails where lead_id = leads.id)
      and not exists (select from tasks where lead_id = leads.id)
      and not exists (select from lead_attempts where lead_id = leads.id)
      and not exists (select from lead_orders where lead_id = leads.id)
      and not exists (select from sent_mails where lead_id = leads.id)
      and not exists (select from leads as merged where merged.merged_into = leads.id)
    returning id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
