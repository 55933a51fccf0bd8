import type { Database } from "#infra/database/tables.server.ts";
import { lastPaidDay } from "#shop/subscriptions/terms.ts";
import type { CustomerPackageView } from "./customer-contract.ts";

/** Returns a customer's packages with all their terms, revoked ones included, newest first. */
export async function packagesWithTerms(db: Database, userId: string): Promise<CustomerPackageView[]> {
  const subscriptions = await db
    .selectFrom("subscriptions")
    .leftJoin("packages", "packages.id", "subscriptions.package_id")
    .selectAll("subscriptions")
    .select("packages.name as package_name")
    .where("user_id", "=", userId)
    .orderBy("last_day", "desc")
    .execute();
  if (subscriptions.length === 0) return [];
  const ids = subscriptions.map(({ id }) => id);
  const [paid, granted, preparing] = await Promise.all([
    db
      .selectFrom("subscription_terms")
      .innerJoin("orders", "orders.id", "subscription_terms.order_id")
      .selectAll("subscription_terms")
      .select("orders.number")
      .where("subscription_id", "in", ids)
      .execute(),
    db.selectFrom("subscription_grants").selectAll().where("subscription_id", "in", ids).execute(),
    db
      .selectFrom("workspace_preparations")
      .select(["subscription_id", "due_day"])
      .where("subscription_id", "in", ids)
      .where("state", "=", "preparing")
      .execute(),
  ]);
  const terms = [
    ...paid.map((term) => ({ ...term, id: term.order_id, order: term.number, reason: null, granted_by: null })),
    ...granted.map((grant) => ({ ...grant, kind: "grant" as const, order: null, order_id: null, months: 0 })),
  ].sort((a, b) => b.position - a.position);
  return subscriptions.map((row) => {
    const own = terms.filter(({ subscription_id }) => subscription_id === row.id);
    const valid = own.filter(({ revoked_at }) => revoked_at === null);
    return {
      id: row.id,
      product: row.product,
      package: row.package_name ?? { id: row.package_id, en: row.package_id },
      state: row.state,
      workspace_due: preparing.find(({ subscription_id }) => subscription_id === row.id)?.due_day ?? null,
      starts_at: row.starts_at.toISOString(),
      last_day: row.last_day,
      last_paid_day: lastPaidDay(
        valid.map(({ id, kind, package_id, first_day, last_day, months }) => ({
          orderId: id,
          kind,
          packageId: package_id,
          firstDay: first_day,
          lastDay: last_day,
          months,
        })),
      ),
      renews: row.renewal_cancelled_at === null,
      version: row.version,
      terms: own.map(({ id, kind, package_id, first_day, last_day, months, order, order_id, reason, ...term }) => ({
        id,
        kind,
        package: package_id,
        first_day,
        last_day,
        months,
        order,
        order_id,
        reason,
        by: term.granted_by,
        granted_at: term.granted_at.toISOString(),
        revoked_at: term.revoked_at?.toISOString() ?? null,
      })),
    };
  });
}
