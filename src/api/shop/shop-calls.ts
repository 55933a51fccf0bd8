import type { Api, ApiDeps } from "../http/deps.ts";
import { bigSocialToken } from "./big-social-token.ts";
import { currentPackage } from "./current-package.ts";
import { handover } from "./handover.ts";
import { linkedOrder } from "./linked-order.ts";
import { order } from "./order.ts";
import { orderBuyer } from "./order-buyer.ts";
import { orderCheck } from "./order-check.ts";
import { orderCreditNote } from "./order-credit-note.ts";
import { orderEvents } from "./order-events.ts";
import { orderInvoice } from "./order-invoice.ts";
import { orderMethod } from "./order-method.ts";
import { orderPayerLink } from "./order-payer-link.ts";
import { orderRefundAccount } from "./order-refund-account.ts";
import { orders } from "./orders.ts";
import { packages } from "./packages.ts";
import { paymentMethods } from "./payment-methods.ts";
import { paymentsNotifications } from "./payments-notifications.ts";
import { quotations } from "./quotations.ts";
import { quotes } from "./quotes.ts";
import { simulator } from "./simulator.ts";
import { subscriptions } from "./subscriptions.ts";
import { voucher } from "./voucher.ts";

/** Packages, prices, orders, payments and subscriptions. */
export function shopCalls(api: Api, deps: ApiDeps): void {
  packages(api, deps);
  paymentMethods(api, deps);
  voucher(api, deps);
  quotes(api, deps);
  quotations(api, deps);
  orders(api, deps);
  order(api, deps);
  orderBuyer(api, deps);
  orderMethod(api, deps);
  orderCheck(api, deps);
  orderEvents(api, deps);
  orderInvoice(api, deps);
  orderCreditNote(api, deps);
  orderRefundAccount(api, deps);
  orderPayerLink(api, deps);
  linkedOrder(api, deps);
  paymentsNotifications(api, deps);
  simulator(api, deps);
  subscriptions(api, deps);
  currentPackage(api, deps);
  bigSocialToken(api, deps);
  handover(api, deps);
}
