import type { Database } from "#infra/database/tables.server.ts";
import "#infra/mailer/record-sent.server.ts";

const prefix = "order-";

/** Returns what kind of mail about an order is recorded as. */
export const recordedKind = (kind: string) => `${prefix}${kind}`;

/** Returns the recorded mails about an order, oldest first; those to sales too. */
export async function readOrderMails(db: Database, orderId: string) {
  const rows = await db
    .selectFrom("sent_mails")
    .select(["kind", "audience", "subject", "at as sent_at"])
    .where("order_id", "=", orderId)
    .where("kind", "like", `${prefix}%`)
    .orderBy("at")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind.slice(prefix.length), subject: row.subject ?? "" }));
}
