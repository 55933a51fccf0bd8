import { type Generated, type Selectable, sql } from "kysely";
import { storableLine } from "#text/storable.ts";
import type { Actor } from "../audit/actor.ts";
import { recordChange } from "../audit/record-change.server.ts";
import { notifyAdmin } from "../database/admin-changes.server.ts";
import type { Database, Tables } from "../database/tables.server.ts";
import { scrub } from "../log/log.server.ts";
import type { TaskOutcome } from "../threads/task-thread.server.ts";

/** What a mail is about, as far as the address tells to which it came. */
export interface MailObject {
  kind: "letters" | "leads";
  id: string;
}

/** Why a mail was not stored: reading it failed or took too long, or nobody knows what it says. */
type Reason = "failed" | "time_limit" | "not_understood";

interface MailSetAsideTable {
  id: Generated<string>;
  mailbox: string;
  uid_validity: string;
  uid: number;
  received_at: Date | null;
  /** `again`: the next poll tries it once more; `open`: somebody should look at it; `done`: somebody has. */
  state: "again" | "open" | "done";
  reason: Reason;
  error: string | null;
  object_kind: MailObject["kind"] | null;
  object_id: string | null;
  tries: number;
  first_at: Date;
  last_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    mails_set_aside: MailSetAsideTable;
  }
}

/** A message of a mailbox (RFC 9051, 2.3.1.1). */
export interface MailPlace {
  mailbox: string;
  uidValidity: string;
  uid: number;
}

interface Problem {
  reason: Reason;
  error?: unknown;
  object?: MailObject | undefined;
  receivedAt?: Date | undefined;
}

/** What became of a mail: stored, nothing of ours, or about something of ours that nobody could read out of it. */
export type StoredMail = "stored" | "not_ours" | { notUnderstood: MailObject | undefined };

/** Thrown where reading a mail failed or took too long. */
export class UnreadableMail extends Error {
  readonly reason: Reason;
  readonly object: MailObject | undefined;

  constructor(outcome: Extract<TaskOutcome<unknown>, { ok: false }>, object: MailObject | undefined) {
    super(outcome.code === "failed" ? outcome.message : "It takes too long to read.");
    this.reason = outcome.code;
    this.object = object;
  }
}

/** Attempts to read a mail; a database or a mailbox that is away for a moment must not cost a mail. */
const maxTries = 3;
/** Mails that one poll tries once more. */
const triedAtOnce = 20;
const maxError = 300;

/**
 * Records that a mail was not stored. What cannot be read is tried again by the next polls; what is not understood would
 * not be understood then.
 * @returns whether it is set aside now
 */
export async function recordUnread(
  db: Database,
  { mailbox, uidValidity, uid }: MailPlace,
  { reason, error, object, receivedAt }: Problem,
  at: Date,
): Promise<boolean> {
  const seen = {
    reason,
    error: error === undefined ? null : storableLine(scrub(String(error)), maxError),
    last_at: at,
  };
  const first = reason === "not_understood" ? "open" : "again";
  const row = await db
    .insertInto("mails_set_aside")
    .values({
      ...seen,
      mailbox,
      uid_validity: uidValidity,
      uid,
      received_at: receivedAt ?? null,
      state: first,
      object_kind: object?.kind ?? null,
      object_id: object?.id ?? null,
      tries: 1,
      first_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(["mailbox", "uid_validity", "uid"]).doUpdateSet({
        ...seen,
        tries: sql`mails_set_aside.tries + 1`,
        state:
          first === "open"
            ? "open"
            : sql`case when mails_set_aside.tries + 1 >= ${maxTries} then 'open' else 'again' end`,
      }),
    )
    .returning("state")
    .executeTakeFirstOrThrow();
  await notifyAdmin(db, "jobs", "");
  return row.state === "open";
}

/** Forgets that a mail was not stored, as it is now, or is no longer in the mailbox. */
export async function forgetUnread(db: Database, { mailbox, uidValidity, uid }: MailPlace): Promise<void> {
  await db
    .deleteFrom("mails_set_aside")
    .where("mailbox", "=", mailbox)
    .where("uid_validity", "=", uidValidity)
    .where("uid", "=", uid)
    .where("state", "=", "again")
    .execute();
}

/** Returns the UIDs of the mails that are tried once more, the oldest first. */
export async function unreadOf(db: Database, mailbox: string, uidValidity: string): Promise<number[]> {
  const rows = await db
    .selectFrom("mails_set_aside")
    .select("uid")
    .where("mailbox", "=", mailbox)
    .where("uid_validity", "=", uidValidity)
    .where("state", "=", "again")
    .orderBy("last_at")
    .limit(triedAtOnce)
    .execute();
  return rows.map(({ uid }) => Number(uid));
}

/** Returns the mails that somebody should look at, the latest first, and how many there are. */
export async function listSetAside(
  db: Database,
  limit: number,
): Promise<{ mails: Selectable<Tables["mails_set_aside"]>[]; count: number }> {
  const open = db.selectFrom("mails_set_aside").where("state", "=", "open");
  const mails = await open.selectAll().orderBy("last_at", "desc").limit(limit).execute();
  const { count } = await open.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { mails, count };
}

/** Returns how many mails about an object were never understood. */
export async function countNotUnderstood(db: Database, object: MailObject): Promise<number> {
  const { count } = await db
    .selectFrom("mails_set_aside")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("object_kind", "=", object.kind)
    .where("object_id", "=", object.id)
    .where("state", "<>", "again")
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends the matter of a mail, or has the next poll read it once more. Returns whether there was one. */
export async function settleSetAside(
  { db, now }: { db: Database; now: () => Date },
  id: string,
  decision: "done" | "again",
  actor: Actor,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("mails_set_aside")
      .set({ state: decision, ...(decision === "again" && { tries: 0 }) })
      .where("id", "=", id)
      .where("state", "=", "open")
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await recordChange(trx, actor, now(), {
      action: decision === "done" ? "mail.settled" : "mail.read_again",
      object: { kind: "jobs", id },
      before: { state: "open" },
      after: { state: decision },
    });
    await notifyAdmin(trx, "jobs", "");
    return true;
  });
}
