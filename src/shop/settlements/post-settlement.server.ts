import { sql } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { lockSettlements, matchFile } from "./match-file.server.ts";

interface FileChange {
  db: Database;
  now: () => Date;
}
interface Wanted {
  id: number;
  version: number;
}

type FileRefusal = { ok: false; code: "unknown_file" | "stale_version" | "discarded" };

/**
 * Posts the matched rows of a file that are not posted yet, in one transaction. A payment that another file posted
 * meanwhile is left out. Differences stay in the report; a later check may match them, and the file is posted again.
 */
export async function postSettlement(
  { db, now }: FileChange,
  actor: Actor,
  wanted: Wanted,
): Promise<{ ok: true; rows: number } | FileRefusal | { ok: false; code: "nothing_to_post" }> {
  const at = now();
  return changeFile(db, wanted, async (trx) => {
    // Those of other files may have been posted since this file was checked.
    await matchFile(trx, wanted.id);
    const { rows } = await sql<{ kind: string; gross: Rupiah; fee: Rupiah; net: Rupiah }>`
      update settlement_rows set posted_at = ${at}::timestamptz
      where file_id = ${wanted.id} and result = 'matched' and posted_at is null
      returning kind, gross, fee, net`.execute(trx);
    if (rows.length === 0) return { ok: false, code: "nothing_to_post" };
    await trx
      .updateTable("settlement_files")
      .set({ state: "posted", posted_by: actorName(actor), posted_at: at })
      .where("id", "=", wanted.id)
      .execute();
    const sum = (pick: "gross" | "fee" | "net") =>
      rows.reduce((total, row) => total + (row.kind === "refund" && pick !== "fee" ? -row[pick] : row[pick]), 0);
    await recordChange(trx, actor, at, {
      action: "settlement.posted",
      object: { kind: "settlement", id: String(wanted.id) },
      after: { rows: rows.length, gross: sum("gross"), fees: sum("fee"), net: sum("net") },
    });
    return { ok: true, rows: rows.length };
  });
}

/** Matches the rows of a file again, after a person decided on orders among its differences. */
export async function recheckSettlement(
  { db, now }: FileChange,
  actor: Actor,
  wanted: Wanted,
): Promise<{ ok: true } | FileRefusal> {
  return changeFile(db, wanted, async (trx, { state }) => {
    await matchFile(trx, wanted.id);
    // Counts a version, so that what somebody else sees of it is stale.
    await trx.updateTable("settlement_files").set({ state }).where("id", "=", wanted.id).execute();
    await recordChange(trx, actor, now(), {
      action: "settlement.checked",
      object: { kind: "settlement", id: String(wanted.id) },
    });
    return { ok: true };
  });
}

/** Discards a file that was uploaded by mistake, so that it may be uploaded again; one that was posted stays. */
export async function discardSettlement(
  { db, now }: FileChange,
  actor: Actor,
  wanted: Wanted & { reason: string },
): Promise<{ ok: true } | FileRefusal | { ok: false; code: "posted" }> {
  return changeFile(db, wanted, async (trx, { state }) => {
    if (state === "posted") return { ok: false, code: "posted" };
    await trx.updateTable("settlement_files").set({ state: "discarded" }).where("id", "=", wanted.id).execute();
    await recordChange(trx, actor, now(), {
      action: "settlement.discarded",
      object: { kind: "settlement", id: String(wanted.id) },
      before: { state },
      after: { state: "discarded" },
      reason: wanted.reason,
    });
    return { ok: true };
  });
}

async function changeFile<Result>(
  db: Database,
  { id, version }: Wanted,
  change: (trx: Trx, file: { state: "checked" | "posted" }) => Promise<Result>,
): Promise<Result | FileRefusal> {
  return db.transaction().execute(async (trx): Promise<Result | FileRefusal> => {
    await lockSettlements(trx);
    const file = await trx
      .selectFrom("settlement_files")
      .select(["state", "version"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!file) return { ok: false, code: "unknown_file" };
    if (file.state === "discarded") return { ok: false, code: "discarded" };
    if (file.version !== version) return { ok: false, code: "stale_version" };
    const result = await change(trx, { state: file.state });
    await notifyAdmin(trx, "reconciliation", String(id));
    return result;
  });
}
