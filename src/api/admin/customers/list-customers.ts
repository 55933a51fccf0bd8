import { sql } from "kysely";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { customerRowColumns } from "./customer-rows.ts";

interface CustomerQuery extends Paging {
  q?: string | undefined;
  /** `active`: has access to a product. `none`: to none. */
  package?: "active" | "none" | undefined;
  product?: SoldOnlineId | undefined;
  state?: "suspended" | "unverified" | undefined;
}

const running = ["active", "grace"] as const;

/** Returns accounts of customers, newest first. */
export function listCustomers(db: Database, filter: CustomerQuery) {
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
