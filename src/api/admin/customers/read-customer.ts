import { sql } from "kysely";
import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { listSessions } from "#accounts/login/sessions.server.ts";
import { readConsents } from "#accounts/person/consents.server.ts";
import { readDeletion } from "#accounts/person/deletion.server.ts";
import { userColumns } from "#accounts/person/user.server.ts";
import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { readOpenMoney } from "#shop/orders/open-money.server.ts";
import { Problem } from "../../http/problem.ts";
import { packagesWithTerms } from "./customer-packages.ts";
import { newestLeads, newestOrders, sentMails } from "./related-objects.ts";

/**
 * Returns a customer with everything that the role may see.
 * @throws Problem 404 for an unknown id, and for staff
 */
export async function readCustomer(
  { db, now }: { db: Database; now: () => Date },
  id: string,
  role: StaffRole,
): Promise<CustomerView> {
  const user = await db
    .selectFrom("users")
    .select([...userColumns, "users.version", "users.suspended_at"])
    .select(sql<string>`company_key(company)`.as("company_key"))
    .where("id", "=", id)
    .where("user_role", "=", "user")
    .executeTakeFirst();
  if (!user) throw new Problem(404, "not_found");
  const { user_role: _role, products: _products, ...profile } = user;
  const [billing, packages, orders, leads, consents, sessions, mails, deletion, passkeys, openMoney] =
    await Promise.all([
      db.selectFrom("billing_details").select(["name", "address", "npwp"]).where("user_id", "=", id).executeTakeFirst(),
      packagesWithTerms(db, id),
      may(role, "orders", "read") ? newestOrders(db, [id]) : null,
      may(role, "leads", "read") ? (user.email_verified ? newestLeads(db, { email: user.email }) : []) : null,
      readConsents(db, id),
      listSessions(db, { userId: id, sessionId: "", now: now() }),
      sentMails(db, user),
      readDeletion(db, id),
      db.selectFrom("passkeys").select("id").where("user_id", "=", id).execute(),
      may(role, "orders", "read") ? readOpenMoney(db, id) : null,
    ]);
  return {
    ...profile,
    passkeys: passkeys.length,
    created_at: user.created_at.toISOString(),
    suspended_at: user.suspended_at?.toISOString() ?? null,
    deletion_due_at: deletion?.due_at.toISOString() ?? null,
    open_money: openMoney?.map(({ order, amount }) => ({ order, amount })) ?? null,
    billing: billing ?? null,
    packages,
    orders,
    leads,
    consents: consents.history.map(({ purpose, granted, version, at }) => ({
      purpose,
      granted,
      version,
      at: at.toISOString(),
    })),
    sessions: sessions.map(({ current: _, created_at, last_used_at, ...session }) => ({
      ...session,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
    mails,
  };
}
