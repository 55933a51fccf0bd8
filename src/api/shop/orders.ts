import type { FastifyRequest } from "fastify";
import { creditNoteFileName, invoiceFileName } from "#shop/invoices/invoice.ts";
import { creditNotePdf, invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { changeBuyer } from "#shop/orders/change-buyer.server.ts";
import { changeMethod, type MethodChange } from "#shop/orders/change-method.server.ts";
import { findOrder, listOrders, type OrderWithPayment } from "#shop/orders/orders-store.server.ts";
import { ownOrderContract } from "#shop/orders/own-order-contract.ts";
import { placeOrder } from "#shop/orders/place-order.server.ts";
import { checkPayment } from "#shop/payments/check-payment.server.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import { giveRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";
import { sendPdf } from "../http/send-pdf.ts";
import { refused, serve } from "../http/serve.ts";
import { readBuyer, readTouches } from "./buyer.ts";
import { orderStream } from "./order-events.ts";
import { orderProblem } from "./order-refusal.ts";
import { viewOrder } from "./view-order.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

/** Each check is a call to the provider; a payment's status does not change more often than this. */
const checksPerMinute = { max: 6, seconds: 60 };
/** Each change is a mail to the team and to the customer. */
const accountsPerHour = { max: 10, seconds: 3600 };

/** A customer's orders: placing them, how they are paid, their documents. */
export function orders(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  const follow = orderStream(api, deps);
  const find = (request: FastifyRequest, { id }: { id: string }) => ownOrder(deps, request, id);
  const view = async (request: FastifyRequest, params: { id: string }) => viewOrder(await find(request, params));

  serve(api, ownOrderContract, {
    place: async ({ request, body }) => {
      const { customer, key } = await readBuyer(deps, request);
      await enforceGuessLimit(request, { code: body.voucher_code }, deps);
      const { order, touches } = await readTouches(deps, customer, body);
      const placed = await placeOrder(shop, { ...customer, touches }, order, key);
      return viewPlaced(deps, request, placed, body.payment_method);
    },
    list: async ({ request, query }) => {
      const { rows, next } = await listOrders(shop.db, request.signedIn.user.id, query.cursor);
      return { rows: rows.map(viewOrder), next };
    },
    read: ({ request, params }) => view(request, params),
    cancel: async ({ request, params }) => {
      const { id } = await find(request, params);
      return (await cancelOrder(shop, id)) ? view(request, params) : refused("not_awaiting_payment");
    },
    changeBuyer: async ({ request, params, body }) => {
      const { id } = await find(request, params);
      return (await changeBuyer(shop, id, body)) ? view(request, params) : refused("buyer_fixed");
    },
    changeMethod: async ({ request, params, body }) => {
      const { id } = await find(request, params);
      const { customer, key } = await readBuyer(deps, request);
      return viewPlaced(deps, request, await changeMethod(shop, customer, id, body, key), body.payment_method);
    },
    check: async ({ request, params }) => {
      const order = await find(request, params);
      if (order.state !== "awaiting_payment") return viewOrder(order);
      await enforceRateLimit(request, "order-check", checksPerMinute, deps, order.user_id);
      await checkNow(deps, order.id);
      return view(request, params);
    },
    events: async ({ request, params }, reply) => follow(request, reply, await find(request, params)),
    invoice: async ({ request, params, query }, reply) => {
      const order = await find(request, params);
      if (!order.invoice) return refused("not_paid");
      const { locale, revision = order.invoice_revision } = query;
      if (revision > order.invoice_revision) return undefined;
      const name = invoiceFileName(order.invoice, revision, locale);
      return sendPdf(reply, name, await invoicePdf(shop, order.id, locale, revision));
    },
    creditNote: async ({ request, params, query: { locale } }, reply) => {
      const order = await find(request, params);
      const { number } = params;
      if (!order.refunds.some((refund) => refund.credit_note === number)) return undefined;
      return sendPdf(reply, creditNoteFileName(number, locale), await creditNotePdf(shop.db, number, locale));
    },
    giveRefundAccount: async ({ request, params, body }) => {
      const { id, user_id: userId } = await find(request, params);
      await enforceRateLimit(request, "refund-account", accountsPerHour, deps, userId);
      const given = await giveRefundAccount(shop, { orderId: id, userId, account: body });
      return given ? view(request, params) : refused("nothing_to_return");
    },
  });
}

/**
 * Returns an order of the logged-in customer.
 * @throws Problem 404 for another customer's order, exactly as for one that does not exist
 */
export async function ownOrder(deps: ApiDeps, request: FastifyRequest, id: string): Promise<OrderWithPayment> {
  const { user } = request.signedIn;
  const order = await findOrder(deps.shop.db, id, user.id);
  if (!order) throw new Problem(404, "not_found");
  return order;
}

/**
 * Returns the order that was just placed, in its present state.
 * @throws Problem when it was refused
 */
export async function viewPlaced(deps: ApiDeps, request: FastifyRequest, placed: MethodChange, method: string) {
  const locale = preferredLocale(request.headers["accept-language"]);
  if (!placed.ok) throw orderProblem(placed, method, locale, deps.shop.settings);
  return viewOrder(await ownOrder(deps, request, placed.orderId));
}

/**
 * Checks with the provider whether an order has been paid.
 * @throws Problem 502 when the provider does not say
 */
export async function checkNow({ shop }: ApiDeps, orderId: string): Promise<void> {
  try {
    await checkPayment(shop, orderId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new Problem(502, "payment_provider_unavailable");
  }
}
