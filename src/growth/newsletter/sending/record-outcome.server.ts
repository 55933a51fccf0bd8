import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { RecipientState } from "./recipient-states.ts";
import "../tables.server.ts";

type Ending = Extract<RecipientState, "sent" | "refused" | "uncertain">;

/** Records that a mail needs nothing more. What another process has decided about it meanwhile stays. */
export async function recordEnding(
  db: Database | Trx,
  { id, sender }: { id: string; sender: string },
  { state, at, failure = null }: { state: Ending; at: Date; failure?: string | null },
): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state, failure, ...(state === "sent" && { sent_at: at }) })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("sender", "=", sender)
    .execute();
}

/** Puts a mail back, to be sent at a later time. */
export async function recordRetry(
  db: Database,
  { id, sender }: { id: string; sender: string },
  { dueAt, failure }: { dueAt: Date; failure: string },
): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state: "waiting", due_at: dueAt, failure, sender: null })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("sender", "=", sender)
    .execute();
}

/** Ends the newsletter of a subscriber whose mails do not arrive or are unwanted; theirs alone, other mails go on. */
export async function stopSubscriber(
  trx: Trx,
  id: string,
  reason: "refused" | "bounced" | "complained",
  at: Date,
): Promise<void> {
  await trx
    .updateTable("subscribers")
    .set({ state: "ended", end_reason: reason, ended_at: at })
    .where("id", "=", id)
    .where("state", "=", "confirmed")
    .execute();
}
