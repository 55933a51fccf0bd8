import "./tables.server.ts";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Selectable } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import { endTurns } from "#notifications/notify-staff.server.ts";
import type { Locale } from "#text/locales.ts";
import type { Shop } from "../shop.server.ts";
import { ofPeriod, type PeriodQuery } from "../tax/tax-period.server.ts";
import type { ArchiveView } from "./archive-contract.ts";
import { archiveHours, mostArchives } from "./archive-states.ts";

type ArchiveRow = Selectable<Tables["invoice_archives"]>;
type Parts = Pick<Shop, "db" | "jobs" | "now">;
type Staff = Extract<Actor, { kind: "staff" }>;

/** Selects the invoices of an archive. */
export function archived(
  db: Database | Trx,
  { period, tax_state, part }: Pick<ArchiveRow, "period" | "tax_state" | "part">,
) {
  return ofPeriod(db, { period, state: tax_state ?? undefined, part });
}

/** Returns a person's archives that can still be downloaded, or will be, the newest first. */
export async function listArchives({ db, now }: Parts, personId: string): Promise<ArchiveView[]> {
  const rows = await ownArchives(db, personId, now()).orderBy("asked_at", "desc").orderBy("id").execute();
  return rows.map(viewOf);
}

function ownArchives(db: Database | Trx, personId: string, now: Date) {
  return db.selectFrom("invoice_archives").selectAll().where("asked_by", "=", personId).where("expires_at", ">", now);
}

function viewOf({ asked_by: _, attempt: __, asked_at, expires_at, ...row }: ArchiveRow): ArchiveView {
  return { ...row, asked_at: asked_at.toISOString(), expires_at: expires_at.toISOString() };
}

interface ArchiveQuery {
  period: string;
  state?: PeriodQuery["state"];
  part: number;
  locale: Locale;
}

/**
 * Stores that a person wants an archive, and enqueues the job that writes it. It takes the place of an earlier one of the same
 * filter, whose job then ends, and of the oldest of those above the limit.
 */
export async function askForArchive(
  { db, jobs, now }: Parts,
  { state, ...query }: ArchiveQuery,
  by: Staff,
): Promise<ArchiveView | { ok: false; code: "nothing_to_export" }> {
  const at = now();
  const of = { ...query, tax_state: state ?? null };
  return db.transaction().execute(async (trx) => {
    const { total } = await archived(trx, of)
      .select((is) => is.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    if (total === 0) return { ok: false, code: "nothing_to_export" } as const;
    // The lock orders this after another request of the same person.
    await trx.selectFrom("users").select("id").where("id", "=", by.id).forUpdate().execute();
    const earlier = await trx
      .selectFrom("invoice_archives")
      .select(["id", "period", "tax_state", "part", "locale"])
      .where("asked_by", "=", by.id)
      .orderBy("asked_at", "desc")
      .orderBy("id")
      .execute();
    const isSame = (each: (typeof earlier)[number]) =>
      each.period === of.period &&
      each.tax_state === of.tax_state &&
      each.part === of.part &&
      each.locale === of.locale;
    const others = earlier.filter((each) => !isSame(each));
    for (const { id } of [...earlier.filter(isSame), ...others.slice(mostArchives - 1)]) {
      await trx.deleteFrom("invoice_archives").where("id", "=", id).execute();
      await endTurns(trx, ["archive_ready", "archive_failed"], id, at);
    }
    const stored = await trx
      .insertInto("invoice_archives")
      .values({
        ...of,
        id: randomUUID(),
        state: "waiting",
        asked_by: by.id,
        asked_at: at,
        total,
        expires_at: expiryAfter(at),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await jobs.send(trx, "invoice-archive", { archive: stored.id });
    await recordChange(trx, by, at, {
      action: "order.books_exported",
      object: { kind: "orders", id: "all" },
      after: { file: "invoice-files", period: of.period, state, part: of.part, locale: of.locale, rows: total },
    });
    return viewOf(stored);
  });
}

/** Returns until when an archive can be downloaded that was asked for, or became ready, at a moment. */
export const expiryAfter = (at: Date): Date => new Date(at.getTime() + archiveHours * 3_600_000);

/** A ready archive: its bytes are read part by part, each when the one before was received. */
interface ArchiveFile {
  ok: true;
  name: string;
  size: number;
  bytes: Readable;
}

/** Returns an archive of whoever asked for it; undefined for every other one. Who downloads it has done their turn. */
export async function openArchive(
  { db, now }: Parts,
  id: string,
  personId: string,
): Promise<ArchiveFile | { ok: false; code: "not_ready" } | undefined> {
  const at = now();
  const found = await ownArchives(db, personId, at).where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  if (found.state !== "ready") return { ok: false, code: "not_ready" };
  await db.transaction().execute((trx) => endTurns(trx, ["archive_ready"], id, at));
  const name = [found.period, found.tax_state, found.part > 1 && found.part].filter(Boolean).join("-");
  return { ok: true, name: `invoices-${name}.zip`, size: found.size, bytes: Readable.from(readParts(db, id)) };
}

/** @throws when the archive is removed meanwhile, so that a download which lacks its end does not look complete */
async function* readParts(db: Database, id: string): AsyncGenerator<Buffer> {
  const { parts } = await db
    .selectFrom("invoice_archive_parts")
    .select((is) => is.fn.countAll<number>().as("parts"))
    .where("archive_id", "=", id)
    .executeTakeFirstOrThrow();
  for (let position = 0; position < parts; position++) {
    const { bytes } = await db
      .selectFrom("invoice_archive_parts")
      .select("bytes")
      .where("archive_id", "=", id)
      .where("position", "=", position)
      .executeTakeFirstOrThrow();
    yield Buffer.from(bytes);
  }
}
