import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { mailLimits } from "./mail-limits.ts";
import "./tables.server.ts";

/** Bytes of files that one person may have uploaded and not sent yet. */
const mostUnsent = 5 * mailLimits.fileBytes;

/** A file as it is sent and downloaded. */
interface LeadFile {
  name: string;
  type: string;
  bytes: Buffer;
}

interface Deps {
  db: Database;
  now: () => Date;
}

/** Stores a checked file of a colleague until the mail is sent that it belongs to. Repeatable with the same id. */
export function storeLeadFile(
  { db, now }: Deps,
  userId: string,
  { id, name, type, bytes }: LeadFile & { id: string },
  actor: Actor,
): Promise<"stored" | "not_found" | "too_many"> {
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom("lead_files").select("user_id").where("id", "=", id).executeTakeFirst();
    if (known) return known.user_id === userId ? "stored" : "not_found";
    const { unsent } = await trx
      .selectFrom("lead_files")
      .select(sql<number>`coalesce(sum(size), 0)::bigint`.as("unsent"))
      .where("user_id", "=", userId)
      .where("mail_id", "is", null)
      .executeTakeFirstOrThrow();
    if (unsent + bytes.length > mostUnsent) return "too_many";
    const at = now();
    await trx
      .insertInto("lead_files")
      .values({ id, user_id: userId, mail_id: null, name, type, size: bytes.length, bytes, uploaded_at: at })
      .execute();
    const object = { kind: "lead_file", id };
    await recordChange(trx, actor, at, { action: "lead.file_uploaded", object, after: { size: bytes.length } });
    return "stored";
  });
}

/** Returns whether files are the person's, in no mail yet, and together small enough; locks them. */
export async function areSendable(trx: Trx, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const files = await trx
    .selectFrom("lead_files")
    .select(["size"])
    .where("id", "in", [...ids])
    .where("user_id", "=", userId)
    .where("mail_id", "is", null)
    .forUpdate()
    .execute();
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return files.length === new Set(ids).size && total <= mailLimits.fileBytes;
}

/** Makes files part of a mail that has been stored. */
export async function attachFiles(trx: Trx, ids: readonly string[], mail: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("lead_files")
    .set({ mail_id: mail })
    .where("id", "in", [...ids])
    .execute();
}

/** Returns the files of a mail, with their bytes. */
export function filesOfMail(db: Database, mail: string) {
  return db
    .selectFrom("lead_files")
    .select(["name", "type", "bytes"])
    .where("mail_id", "=", mail)
    .orderBy("uploaded_at")
    .execute();
}

/** Returns a file of a mail to a lead or to those merged into it, and records who opened it. */
export function openLeadFile(
  { db, now }: Deps,
  family: readonly string[],
  id: string,
  by: Actor,
): Promise<LeadFile | undefined> {
  return db.transaction().execute(async (trx) => {
    const file = await trx
      .selectFrom("lead_files")
      .innerJoin("lead_mails", "lead_mails.id", "lead_files.mail_id")
      .select(["lead_files.name", "lead_files.type", "lead_files.bytes", "lead_mails.lead_id"])
      .where("lead_files.id", "=", id)
      .where("lead_mails.lead_id", "in", [...family])
      .executeTakeFirst();
    if (!file) return undefined;
    const { lead_id, ...content } = file;
    const object = { kind: "leads", id: lead_id };
    await recordChange(trx, by, now(), { action: "lead.file_opened", object, after: { file: id } });
    return content;
  });
}
