import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { createPauses } from "#time/create-pauses.server.ts";
import { lockSettlements, matchFile } from "./match-file.server.ts";
import { readHeader, readSettlement, type SettlementLine } from "./read-settlement.ts";
import { type ColumnMapping, headerKey, type SettlementFormat } from "./settlement-formats.ts";
import type { ChosenColumns, SettlementUpload } from "./settlement-upload.ts";

interface SettlementDeps {
  db: Database;
  now: () => Date;
}

type UploadResult =
  | { ok: true; id: number }
  | { ok: false; code: "not_a_table" | "no_lines" | "too_many_lines" }
  | { ok: false; code: "unreadable_lines"; lines: number[] }
  | { ok: false; code: "uploaded_before"; id: number }
  /** The columns are not known: the person chooses them from the header and these first lines. */
  | { ok: false; code: "columns_unknown"; header: readonly string[]; sample: (readonly string[])[] };

const sampleLines = 5;

/**
 * Stores a settlement file with its rows matched to orders; nothing is posted. Columns that a person chose are remembered
 * for the next file with this header.
 */
export async function uploadSettlement(
  { db, now }: SettlementDeps,
  actor: Actor,
  { name, text, chosen }: SettlementUpload,
): Promise<UploadResult> {
  const pauses = createPauses();
  const header = await readHeader(text, pauses);
  if (!header) return { ok: false, code: "not_a_table" };
  const key = headerKey(header.names);
  const layout = chosen ? { format: "other" as const, ...chosen } : await layoutOf(db, key, header.recognised);
  if (!layout) {
    const sample = header.lines.slice(0, sampleLines).map((line) => line.cells);
    return { ok: false, code: "columns_unknown", header: header.names, sample };
  }
  if (header.hasMore) return { ok: false, code: "too_many_lines" };
  const { lines, ignored, unreadable } = await readSettlement(header, layout.columns, pauses);
  if (unreadable.length > 0) return { ok: false, code: "unreadable_lines", lines: unreadable };
  if (lines.length === 0) return { ok: false, code: "no_lines" };

  const at = now();
  const hash = createHash("sha256").update(text.replaceAll("\r\n", "\n").trim()).digest("hex");
  return db.transaction().execute(async (trx): Promise<UploadResult> => {
    await lockSettlements(trx);
    const earlier = await trx
      .selectFrom("settlement_files")
      .select("id")
      .where("content_hash", "=", hash)
      .where("state", "<>", "discarded")
      .executeTakeFirst();
    if (earlier) return { ok: false, code: "uploaded_before", id: earlier.id };
    const days = lines.flatMap((line) => line.paidDay ?? []).sort();
    const { id } = await trx
      .insertInto("settlement_files")
      .values({
        name,
        format: layout.format,
        source: layout.source,
        content_hash: hash,
        state: "checked",
        first_day: days[0] ?? null,
        last_day: days.at(-1) ?? null,
        ignored,
        uploaded_by: actorName(actor),
        uploaded_at: at,
        posted_by: null,
        posted_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await insertRows(trx, { id, source: layout.source }, lines);
    await matchFile(trx, id);
    if (chosen) await rememberColumns(trx, key, chosen, actorName(actor), at);
    await notifyAdmin(trx, "reconciliation", String(id));
    await recordChange(trx, actor, at, {
      action: "settlement.uploaded",
      object: { kind: "settlement", id: String(id) },
      after: { file: name, source: layout.source, rows: lines.length },
    });
    return { ok: true, id };
  });
}

async function layoutOf(
  db: Database,
  key: string,
  recognised: { format: Exclude<SettlementFormat, "other">; columns: ColumnMapping } | null,
) {
  if (recognised) return { ...recognised, source: recognised.format };
  const remembered = await db
    .selectFrom("settlement_mappings")
    .select(["source", "columns"])
    .where("header", "=", key)
    .executeTakeFirst();
  return remembered && { format: "other" as const, ...remembered };
}

async function insertRows(trx: Trx, file: { id: number; source: string }, lines: readonly SettlementLine[]) {
  const column = <Value>(pick: (line: SettlementLine) => Value) => lines.map(pick);
  await sql`
    insert into settlement_rows
      (file_id, source, result, line, kind, reference, order_text, va_number, paid_day, gross, fee, net)
    select ${file.id}::bigint, ${file.source}::text, 'unknown', line.*
    from unnest(${column((line) => line.line)}::integer[], ${column((line) => line.kind)}::text[],
      ${column((line) => line.reference)}::text[], ${column((line) => line.order)}::text[],
      ${column((line) => line.vaNumber)}::text[], ${column((line) => line.paidDay)}::date[],
      ${column((line) => line.gross)}::bigint[], ${column((line) => line.fee)}::bigint[],
      ${column((line) => line.net)}::bigint[]) as line`.execute(trx);
}

async function rememberColumns(trx: Trx, header: string, { source, columns }: ChosenColumns, by: string, at: Date) {
  const values = { source, columns: JSON.stringify(columns), updated_by: by, updated_at: at };
  await trx
    .insertInto("settlement_mappings")
    .values({ header, ...values })
    .onConflict((on) => on.column("header").doUpdateSet(values))
    .execute();
}
