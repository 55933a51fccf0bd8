import { type RawBuilder, sql } from "kysely";
import { listSessions } from "#accounts/login/sessions.server.ts";
import { readConsents } from "#accounts/person/consents.server.ts";
import { readDeletion } from "#accounts/person/deletion.server.ts";
import { personName } from "#accounts/person/person-name.ts";
import { userColumns } from "#accounts/person/user.server.ts";
import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { readOpenMoney } from "#shop/orders/open-money.server.ts";
import type { CustomerRow, CustomerView } from "./customer-contract.ts";
import { packagesWithTerms } from "./customer-packages.server.ts";

export const customerRowColumns = [
  "users.id",
  "users.first_name",
  "users.last_name",
  "users.username",
  "users.email",
  "users.email_verified",
  "users.company",
  "users.created_at",
  "users.suspended_at",
] as const;

interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  email_verified: boolean;
  company: string;
  created_at: Date;
  suspended_at: Date | null;
}

/** Returns accounts as rows of a list, with their packages. */
export async function customerRows(db: Database, users: readonly UserRow[]): Promise<CustomerRow[]> {
  if (users.length === 0) return [];
  const packages = await db
    .selectFrom("subscriptions")
    .select(["user_id", "product", "state", "last_day"])
    .where(
      "user_id",
      "in",
      users.map(({ id }) => id),
    )
    .orderBy("last_day", "desc")
    .execute();
  return users.map(({ first_name, last_name, ...user }) => ({
    ...user,
    name: personName({ first_name, last_name }),
    created_at: user.created_at.toISOString(),
    suspended_at: user.suspended_at?.toISOString() ?? null,
    packages: packages.filter(({ user_id }) => user_id === user.id).map(({ user_id: _, ...held }) => held),
  }));
}

interface CustomerQuery extends Paging {
  q?: string | undefined;
  /** `active`: has access to a product. `none`: to none. */
  package?: "active" | "none" | undefined;
  product?: SoldOnlineId | undefined;
  state?: "suspended" | "unverified" | undefined;
}

const running = ["active", "grace"] as const;

/** Returns one page of accounts of customers, newest first. */
export function findCustomers(db: Database, filter: CustomerQuery) {
  let query = db.selectFrom("users").select(customerRowColumns).where("user_role", "=", "user");
  for (const condition of searchConditions(filter.q ?? "")) query = query.where(condition);
  if (filter.state === "suspended") query = query.where("suspended_at", "is not", null);
  if (filter.state === "unverified") query = query.where("email_verified", "=", false);
  const { package: held, product } = filter;
  if (held || product)
    query = query.where((eb) => {
      let owned = eb
        .selectFrom("subscriptions")
        .select("subscriptions.id")
        .whereRef("subscriptions.user_id", "=", "users.id");
      if (held) owned = owned.where("subscriptions.state", "in", running);
      if (product) owned = owned.where("subscriptions.product", "=", product);
      return held === "none" ? eb.not(eb.exists(owned)) : eb.exists(owned);
    });
  return page(
    query,
    [
      ["users.created_at", "desc", "moment"],
      ["users.id", "desc", "text"],
    ],
    filter,
  );
}

/**
 * Returns the conditions of a search. Words of at least three letters are found anywhere by the index; shorter ones
 * only begin a username. What looks like the beginning of an address or a username is looked for as such: its parts
 * stand in too many others.
 */
function searchConditions(q: string) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const long = words.filter((word) => word.length >= 3);
  if (long.length === 0) return words.map((word) => sql<boolean>`users.username like ${`${escaped(word)}%`}`);
  return long.map((word) =>
    /^[^@._-]+[@._].*[^@._-]/.test(word)
      ? sql<boolean>`(users.username like ${`${escaped(word)}%`} or lower(users.email) like ${`${escaped(word)}%`})`
      : sql<boolean>`lower(users.name || ' ' || users.username || ' ' || users.email || ' ' || users.company)
          like ${`%${escaped(word)}%`}`,
  );
}

const escaped = (word: string) => word.replace(/[\\%_]/g, "\\$&");

/** Returns one page of customers with their packages, newest first. */
export async function listCustomers(db: Database, query: CustomerQuery): Promise<Page<CustomerRow>> {
  const { rows, next } = await findCustomers(db, query);
  return { rows: await customerRows(db, rows), next };
}

/** Returns a customer with everything that the role may see; undefined for an unknown id, and for staff. */
export async function readCustomer(
  { db, now }: { db: Database; now: () => Date },
  id: string,
  role: StaffRole,
): Promise<CustomerView | undefined> {
  const user = await db
    .selectFrom("users")
    .select([...userColumns, "users.version", "users.suspended_at"])
    .select(sql<string>`company_key(company)`.as("company_key"))
    .where("id", "=", id)
    .where("user_role", "=", "user")
    .executeTakeFirst();
  if (!user) return undefined;
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
async function sentMails(db: Database, user: { id: string; email: string; email_verified: boolean }) {
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
