import { sql } from "kysely";
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
  const orders = db.selectFrom("orders").select("id").where("user_id", "=", user.id);
  const leads = db
    .selectFrom("leads")
    .select("id")
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", user.email_verified ? user.email.toLowerCase() : "");
  const rows = await db
    .selectFrom("sent_mails")
    .leftJoin("orders", "orders.id", "sent_mails.order_id")
    .select(["mail_id as id", "at", "sent_mails.kind", "orders.number as order", "order_id", "lead_id"])
    .where("audience", "=", "customer")
    .where((eb) =>
      eb.or([eb("sent_mails.user_id", "=", user.id), eb("order_id", "in", orders), eb("lead_id", "in", leads)]),
    )
    .orderBy("at", "desc")
    .limit(shownAtOnce)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
