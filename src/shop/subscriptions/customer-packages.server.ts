import type { Database } from "#infra/database/tables.server.ts";
import { type Rupiah, zero } from "#money/rupiah.ts";
import { addDays, type Day, dayBegins, jakartaDay } from "#time/jakarta-day.ts";
import type { Shop } from "../shop.server.ts";
import { hasAccess, type SubscriptionState } from "./subscription-states.ts";
import { lastPaidDay, packageOn } from "./terms.ts";

/** A package as the customer has it. Access lasts until the moment `endsAt`. */
export interface CustomerPackage {
  subscriptionId: string;
  product: string;
  packageId: string;
  name: { id: string; en: string };
  status: SubscriptionState;
  startsAt: Date;
  endsAt: Date;
  lastDay: Day;
  /** The last day that money was paid for; days granted without money follow it. */
  paidUntil: Day;
  price: Rupiah;
  /** A higher price that is planned, of a package with access. */
  comingPrice: { price: Rupiah; from_day: Day } | null;
  orderId: string;
  renews: boolean;
  /** Day of the month on which its months end. */
  anchor: number;
  /** Whether the account page opens the product. */
  connected: boolean;
  /** While its workspace is being prepared: since when, and until when at the latest. Its days begin when it opens. */
  preparing: { since: Date; dueDay: Day } | null;
  /** The newest order for it that awaits payment. */
  pending: PendingOrder | null;
}

/** The part of an order awaiting payment that its package shows. */
interface PendingOrder {
  id: string;
  number: string;
  product: string;
  kind: string;
  total: Rupiah;
  expires_at: Date;
}

/** Returns all packages of a customer, active ones first, then by start, newest first. */
export async function customerPackages(
  { db, now, settings }: Pick<Shop, "db" | "now" | "settings">,
  userId: string,
): Promise<CustomerPackage[]> {
  const today = jakartaDay(now());
  const [rows, terms, grants, pending, preparations] = await Promise.all([
    db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).orderBy("starts_at", "desc").execute(),
    db
      .selectFrom("subscription_terms")
      .innerJoin("subscriptions", "subscriptions.id", "subscription_terms.subscription_id")
      .innerJoin("orders", "orders.id", "subscription_terms.order_id")
      .where("subscriptions.user_id", "=", userId)
      .where("revoked_at", "is", null)
      .orderBy("position")
      .select([
        "subscription_id",
        "position",
        "order_id as orderId",
        "subscription_terms.kind",
        "subscription_terms.package_id as packageId",
        "first_day as firstDay",
        "subscription_terms.last_day as lastDay",
        "subscription_terms.months",
        "month_price as monthPrice",
      ])
      .execute(),
    grantsOf(db, userId),
    db
      .selectFrom("orders")
      .select(["id", "number", "product", "kind", "total", "expires_at"])
      .where("user_id", "=", userId)
      .where("state", "=", "awaiting_payment")
      .where("expires_at", ">", now())
      .orderBy("placed_at", "desc")
      .execute(),
    db
      .selectFrom("workspace_preparations")
      .innerJoin("subscriptions", "subscriptions.id", "subscription_id")
      .where("user_id", "=", userId)
      .where("workspace_preparations.state", "=", "preparing")
      .orderBy("requested_at")
      .select(["subscription_id", "requested_at as since", "due_day as dueDay"])
      .execute(),
  ]);
  const ids = [...new Set([...rows.map((row) => row.package_id), ...terms.map((term) => term.packageId)])];
  const [offered, coming] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db.selectFrom("packages").select(["id", "name"]).where("id", "in", ids).execute(),
          comingPrices(db, ids, today),
        ]);
  const list = rows.map((row): CustomerPackage => {
    const own = terms.filter((term) => term.subscription_id === row.id);
    const granted = grants.filter((grant) => grant.subscription_id === row.id);
    const covering = [...own, ...granted].sort((a, b) => a.position - b.position);
    const preparation = preparations.find((each) => each.subscription_id === row.id);
    const packageId = packageOn(covering, today) ?? row.package_id;
    const term = own.findLast((each) => each.packageId === packageId) ?? own.at(-1);
    return {
      subscriptionId: row.id,
      product: row.product,
      packageId,
      name: offered.find((each) => each.id === packageId)?.name ?? { id: packageId, en: packageId },
      status: row.state,
      startsAt: row.starts_at,
      endsAt: dayBegins(addDays(row.last_day, 1)),
      lastDay: row.last_day,
      paidUntil: lastPaidDay(own) ?? row.last_day,
      price: term?.monthPrice ?? zero,
      comingPrice: (hasAccess(row.state) && coming.find((each) => each.packageId === packageId)?.plan) || null,
      orderId: term?.orderId ?? "",
      renews: row.renewal_cancelled_at === null,
      anchor: row.anchor,
      connected: settings.connected.includes(row.product),
      preparing: preparation ? { since: preparation.since, dueDay: preparation.dueDay } : null,
      pending: pending.find((order) => order.product === row.product) ?? null,
    };
  });
  return list.sort((a, b) => Number(hasAccess(b.status)) - Number(hasAccess(a.status)));
}

/** Returns the higher prices that are planned for packages, the nearest first. */
async function comingPrices(db: Database, packages: readonly string[], today: Day) {
  const rows = await db
    .selectFrom("price_plans")
    .select(["package_id", "price", "from_day"])
    .where("state", "=", "planned")
    .where("package_id", "in", packages)
    .where("from_day", ">", today)
    .where("notice_from", "is not", null)
    .orderBy("from_day")
    .execute();
  return rows.map(({ package_id, ...plan }) => ({ packageId: package_id, plan }));
}

/** Returns the days that a customer's packages were given without money. */
async function grantsOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom("subscription_grants")
    .innerJoin("subscriptions", "subscriptions.id", "subscription_grants.subscription_id")
    .where("subscriptions.user_id", "=", userId)
    .where("revoked_at", "is", null)
    .select(["subscription_id", "position", "subscription_grants.id as orderId"])
    .select(["subscription_grants.package_id as packageId", "first_day as firstDay"])
    .select("subscription_grants.last_day as lastDay")
    .execute();
  return rows.map((row) => ({ ...row, kind: "grant" as const, months: 0 }));
}
