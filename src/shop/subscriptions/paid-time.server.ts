import { type Rupiah, rupiah } from "#money/rupiah.ts";
import { daysBetween, jakartaDay } from "#time/jakarta-day.ts";
import type { ShopServices } from "../create-shop.server.ts";
import { type CustomerPackage, customerPackages } from "./customer-packages.server.ts";
import { proratedDifference } from "./proration.ts";
import { hasAccess } from "./subscription-states.ts";

interface PaidTime extends CustomerPackage {
  /** Days after today on which the package is paid for. */
  daysLeft: number;
  /** The value of those of them that were paid for, at the price paid for a month, without tax. */
  valueLeft: Rupiah;
}

/** Returns what a customer would lose by closing the account today: remaining paid days, and orders awaiting payment. */
export async function readPaidTime(
  shop: Pick<ShopServices, "db" | "now" | "settings">,
  userId: string,
): Promise<{ packages: PaidTime[]; openOrders: number }> {
  const today = jakartaDay(shop.now());
  const owned = await customerPackages(shop, userId);
  const { count } = await shop.db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("state", "=", "awaiting_payment")
    .executeTakeFirstOrThrow();
  const packages = owned
    .filter((each) => hasAccess(each.status))
    .map((each) => ({
      ...each,
      daysLeft: Math.max(0, daysBetween(today, each.lastDay)),
      valueLeft: proratedDifference(rupiah(each.price), today, each.paidUntil),
    }));
  return { packages, openOrders: Number(count) };
}
