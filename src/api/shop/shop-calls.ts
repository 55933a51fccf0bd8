import type { Api, ApiDeps } from "../http/deps.ts";
import { orders } from "./orders.ts";
import { payerLinks } from "./payer-links.ts";
import { paymentsNotifications } from "./payments-notifications.ts";
import { quotations } from "./quotations.ts";
import { quotes } from "./quotes.ts";
import { simulator } from "./simulator.ts";
import { subscriptions } from "./subscriptions.ts";

/** Packages, prices, orders, payments and subscriptions. */
export function shopCalls(api: Api, deps: ApiDeps): void {
  quotes(api, deps);
  quotations(api, deps);
  orders(api, deps);
  payerLinks(api, deps);
  paymentsNotifications(api, deps);
  simulator(api, deps);
  subscriptions(api, deps);
}
