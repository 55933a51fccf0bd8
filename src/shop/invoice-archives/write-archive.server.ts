import "./tables.server.ts";
import { Zip, ZipPassThrough } from "fflate";
import type { Selectable } from "kysely";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { isOutage } from "#infra/database/outage.server.ts";
import type { Tables, Trx } from "#infra/database/tables.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { latestRevision } from "../books/money-columns.server.ts";
import { invoiceFileName } from "../invoices/invoice.ts";
import { invoicePdf } from "../invoices/invoice-file.server.ts";
import type { Shop } from "../shop.server.ts";
import { archived, expiryAfter } from "./invoice-archives.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "invoice-archive": { archive: string };
  }
}

type ArchiveDeps = Pick<Shop, "db" | "now" | "settings">;
type Archive = Selectable<Tables["invoice_archives"]>;

/** Bytes that are stored as one part: memory has so many, and one PDF. */
const partBytes = 1_000_000;
/** Invoices after which progress is shown, also where they are few bytes. */
const invoicesPerStep = 25;

/** Thrown by a job whose archive was removed, or is written by a later attempt. */
class Superseded extends Error {}

/**
 * Handles `invoice-archive`: writes the ZIP file of an archive part by part, and tells whoever asked for it. Repeatable: each
 * attempt begins anew, and one that began earlier ends. What fails for another reason than an outage is told too; the
 * repeated job then finds nothing to do.
 */
export async function writeArchive(deps: ArchiveDeps, id: string): Promise<void> {
  const archive = await begin(deps, id);
  if (!archive) return;
  try {
    await write(deps, archive);
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!isOutage(error)) await end(deps, archive, "failed");
    throw error;
  }
}

function begin({ db }: ArchiveDeps, id: string): Promise<Archive | undefined> {
  return db.transaction().execute(async (trx) => {
    const archive = await trx
      .updateTable("invoice_archives")
      .set((is) => ({ state: "running", done: 0, size: 0, attempt: is("attempt", "+", 1) }))
      .where("id", "=", id)
      .where("state", "in", ["waiting", "running"])
      .returningAll()
      .executeTakeFirst();
    if (!archive) return undefined;
    await trx.deleteFrom("invoice_archive_parts").where("archive_id", "=", id).execute();
    await notifyAdmin(trx, "invoices/archives", archive.asked_by);
    return archive;
  });
}

async function write(deps: ArchiveDeps, archive: Archive): Promise<void> {
  const invoices = await archived(deps.db, archive)
    .select(["invoices.number", "invoices.order_id", latestRevision.as("revision")])
    .orderBy("invoices.number")
    .execute();
  if (invoices.length === 0) throw new Error("The invoices of an archive changed: its filter has none any more");
  const pending: Uint8Array[] = [];
  let position = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    pending.push(chunk);
  });
  const store = (done: number) =>
    deps.db.transaction().execute(async (trx) => {
      const bytes = Buffer.concat(pending.splice(0));
      await change(trx, archive, { done, total: invoices.length, size: bytes.length });
      if (bytes.length === 0) return;
      await trx.insertInto("invoice_archive_parts").values({ archive_id: archive.id, position, bytes }).execute();
      position += 1;
    });
  for (const [index, { number, order_id, revision }] of invoices.entries()) {
    const pdf = await invoicePdf(deps, order_id, archive.locale, revision);
    // A PDF is compressed already.
    const entry = new ZipPassThrough(invoiceFileName(number, revision, archive.locale));
    zip.add(entry);
    entry.push(pdf, true);
    const isFull = pending.reduce((sum, { length }) => sum + length, 0) >= partBytes;
    if (isFull || (index + 1) % invoicesPerStep === 0) await store(index + 1);
  }
  zip.end();
  await store(invoices.length);
  await end(deps, archive, "ready");
}

/** @throws Superseded */
async function change(trx: Trx, { id, attempt, asked_by }: Archive, to: { done: number; total: number; size: number }) {
  const changed = await trx
    .updateTable("invoice_archives")
    .set((is) => ({ done: to.done, total: to.total, size: is("size", "+", to.size) }))
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new Superseded();
  await notifyAdmin(trx, "invoices/archives", asked_by);
}

async function end({ db, now }: ArchiveDeps, { id, attempt, asked_by, period }: Archive, state: "ready" | "failed") {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable("invoice_archives")
      .set({ state, expires_at: expiryAfter(at) })
      .where("id", "=", id)
      .where("attempt", "=", attempt)
      .returning("id")
      .executeTakeFirst();
    if (!ended) return;
    if (state === "failed") await trx.deleteFrom("invoice_archive_parts").where("archive_id", "=", id).execute();
    await notifyAdmin(trx, "invoices/archives", asked_by);
    const by = { kind: "job", name: "invoice-archive" } as const;
    await notifyStaff(trx, `archive_${state}`, { object: id, params: { period }, to: [asked_by], by, at });
  });
}
