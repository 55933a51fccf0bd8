import type { Selectable } from "kysely";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";

/** A mail about an order that was handed to the mail server. */
interface OrderMailTable {
  /** A mail that is sent again after a fault has the same id. */
  mail_id: string;
  order_id: string;
  kind: string;
  audience: "customer" | "sales";
  subject: string;
  sent_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    order_mails: OrderMailTable;
  }
}

/** Records that a mail about an order was sent; its address and text are not stored a second time. */
export async function recordOrderMail(
  db: Database,
  mail: Pick<Mail, "id" | "subject">,
  { order, kind, audience, at }: { order: string; kind: string; audience: "customer" | "sales"; at: Date },
): Promise<void> {
  await db
    .insertInto("order_mails")
    .values({ mail_id: mail.id, order_id: order, kind, audience, subject: mail.subject, sent_at: at })
    .onConflict((on) => on.column("mail_id").doUpdateSet({ sent_at: at }))
    .execute();
  await notifyAdmin(db, "orders", order);
}

/** Returns the mails about an order, oldest first. */
export async function readOrderMails(db: Database, orderId: string): Promise<Selectable<Tables["order_mails"]>[]> {
  return db.selectFrom("order_mails").selectAll().where("order_id", "=", orderId).orderBy("sent_at").execute();
}
