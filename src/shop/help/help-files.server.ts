import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Shop } from "../shop.server.ts";
import type { HelpFileRow } from "./tables.server.ts";

type Parts = Pick<Shop, "db" | "now">;

/** A file as it is downloaded. */
export type HelpFile = Pick<HelpFileRow, "name" | "type" | "bytes">;

/**
 * Stores a checked file of a customer until the message is sent that it belongs to. Repeatable with the same id.
 * @returns false for an id of somebody else
 */
export async function storeHelpFile(
  { db, now }: Parts,
  userId: string,
  { id, name, type, bytes }: HelpFile & { id: string },
): Promise<boolean> {
  await db
    .insertInto("help_files")
    .values({ id, user_id: userId, message_id: null, name, type, size: bytes.length, bytes, uploaded_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db.selectFrom("help_files").select("user_id").where("id", "=", id).executeTakeFirst();
  return stored?.user_id === userId;
}

/** Returns whether a file is the person's and in no message yet, and locks it until the transaction ends. */
export async function isUnsentFile(trx: Trx, userId: string, fileId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("help_files")
    .select(["user_id", "message_id"])
    .where("id", "=", fileId)
    .forUpdate()
    .executeTakeFirst();
  return found?.user_id === userId && found.message_id === null;
}

/** Makes a file part of a message that has been stored. */
export async function attachHelpFile(trx: Trx, fileId: string, messageId: string): Promise<void> {
  await trx.updateTable("help_files").set({ message_id: messageId }).where("id", "=", fileId).execute();
}

const filesOf = (db: Database | Trx, requestId: string, fileId: string) =>
  db
    .selectFrom("help_files")
    .innerJoin("help_messages", "help_messages.id", "help_files.message_id")
    .select(["help_files.name", "help_files.type", "help_files.bytes"])
    .where("help_messages.request_id", "=", requestId)
    .where("help_files.id", "=", fileId);

/** Returns a file of a customer's own request; undefined for every other one. */
export function ownHelpFile(
  db: Database,
  userId: string,
  requestId: string,
  fileId: string,
): Promise<HelpFile | undefined> {
  return filesOf(db, requestId, fileId).where("help_files.user_id", "=", userId).executeTakeFirst();
}

/** Returns a file of a request for the team, and records who opened it. */
export function openHelpFile(
  { db, now }: Parts,
  requestId: string,
  fileId: string,
  by: Actor,
): Promise<HelpFile | undefined> {
  return db.transaction().execute(async (trx) => {
    const file = await filesOf(trx, requestId, fileId).executeTakeFirst();
    if (file)
      await recordChange(trx, by, now(), {
        action: "help.file_opened",
        object: { kind: "help", id: requestId },
        after: { file: fileId },
      });
    return file;
  });
}
