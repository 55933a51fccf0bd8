import { type RawBuilder, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";

/** How many of each kind the page of a customer or a company shows; the newest. */
export const shownAtOnce = 50;

/** Returns the newest orders of accounts. */
export async function newestOrders(db: Database, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number", "state", "package_name", "total", "placed_at"])
    .where("user_id", "in", userIds)
    .orderBy("placed_at", "desc")
    .limit(shownAtOnce)
    .execute();
  return rows.map((row) => ({ ...row, placed_at: row.placed_at.toISOString() }));
}

/** Returns the newest leads of an e-mail address or of a company by its normalised name. */
export async function newestLeads(db: Database, of: { email: string } | { company: string }) {
  const rows = await db
    .selectFrom("leads")
    .select(["id", "kind", "state", "product", "name", "received_at"])
    .where((eb) =>
      "email" in of
        ? eb(eb.fn<string>("lower", ["email"]), "=", of.email.toLowerCase())
        : sql<boolean>`company_key(company) = ${of.company}`,
    )
    .orderBy("received_at", "desc")
    .limit(shownAtOnce)
    .execute();
  return rows.map((row) => ({ ...row, received_at: row.received_at.toISOString() }));
}

/** Returns the newest recorded mails to a customer: about the account, its orders, and leads of its verified address. */
export async function sentMails(db: Database, user: { id: string; email: string; email_verified: boolean }) {
  const email = user.email_verified ? user.email.toLowerCase() : "";
  const newest = (column: "user_id" | "order_id" | "lead_id", ids: RawBuilder<unknown>) => {
    const mails = db
      .selectFrom("sent_mails")
      .select(["mail_id", "at", "kind", "order_id", "lead_id"])
      .where("audience", "=", "customer")
      .where(sql<boolean>`${sql.ref(column)} in (${ids})`)
      // Not by the index of the times, in which a customer's mails are rare.
      .orderBy(sql`at + interval '0'`, "desc")
      .limit(shownAtOnce);
    return db.selectFrom(mails.as("mail")).selectAll();
  };
  // Each by an index of its own: for all conditions at once the database would read every mail, the newest first.
  const found = newest("user_id", sql`${user.id}`)
    .union(newest("order_id", sql`select id from orders where user_id = ${user.id}`))
    .union(newest("lead_id", sql`select id from leads where lower(email) = ${email}`));
  const rows = await db
    .selectFrom(found.as("mail"))
    .leftJoin("orders", "orders.id", "mail.order_id")
    .select(["mail_id as id", "mail.at", "mail.kind", "orders.number as order", "order_id", "lead_id"])
    .orderBy("mail.at", "desc")
    .limit(shownAtOnce)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
