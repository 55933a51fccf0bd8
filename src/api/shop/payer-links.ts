import { randomUUID } from "node:crypto";
import { findUser, lockUser } from "#accounts/person/user.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { linkToken, readLinkToken } from "#infra/mailer/link-token.server.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { changeMethod } from "#shop/orders/change-method.server.ts";
import type { OrderWithPayment } from "#shop/orders/orders-store.server.ts";
import { linkedOrderContract, payerLinkContract } from "#shop/payer-links/payer-link-contract.ts";
import {
  createPayerLink,
  findPayerLink,
  orderOfLink,
  type PayerLink,
  withdrawPayerLink,
} from "#shop/payer-links/payer-links.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";
import { sendPdf } from "../http/send-pdf.ts";
import { refused, serve } from "../http/serve.ts";
import { orderHindrance, requireIdempotencyKey } from "./buyer.ts";
import { orderProblem } from "./order-refusal.ts";
import { checkNow, ownOrder } from "./orders.ts";
import { viewLinkedOrder } from "./view-order.ts";

/** Mails that ask somebody to pay: of one order, of one account, and to one address, whoever asks. */
const mailsOfOrder = { max: 3, seconds: 86_400 };
const mailsOfAccount = { max: 10, seconds: 86_400 };
const mailsToAddress = { max: 3, seconds: 86_400 };

const checksPerMinute = { max: 6, seconds: 60 };
/** Each change costs a call to the provider and a mail to the buyer. */
const changesPerHour = { max: 10, seconds: 3600 };

/** The link by which somebody else pays an own order, and what whoever has it may do. */
export function payerLinks(api: Api, deps: ApiDeps): void {
  const { shop, config } = deps;
  const view = (link: PayerLink) => ({
    token: linkToken("payer", link.id, readAuthSecret(config)),
    created_at: link.createdAt.toISOString(),
  });

  serve(api, payerLinkContract, {
    read: async ({ request, params }) => {
      const { id } = await ownOrder(deps, request, params.id);
      const link = await findPayerLink(shop.db, id);
      return link ? view(link) : null;
    },
    create: async ({ request, params }) => {
      const { id } = await ownOrder(deps, request, params.id);
      const link = await createPayerLink(shop, id);
      return link ? view(link) : refused("not_awaiting_payment");
    },
    withdraw: async ({ request, params }) => {
      const { id } = await ownOrder(deps, request, params.id);
      await withdrawPayerLink(shop.db, id);
      return null;
    },
    mail: async ({ request, params, body: { email } }) => {
      const { id, user_id } = await ownOrder(deps, request, params.id);
      // Nobody mails strangers from an address that is not theirs.
      if (!request.signedIn.user.email_verified) return refused("email_unverified");
      await enforceRateLimit(request, "payer-mail", mailsOfOrder, deps, id);
      await enforceRateLimit(request, "payer-mail-of", mailsOfAccount, deps, user_id);
      await enforceRateLimit(request, "payer-mail-to", mailsToAddress, deps, email.toLowerCase());
      const link = await createPayerLink(shop, id);
      if (!link) return refused("not_awaiting_payment");
      await shop.jobs.send(shop.db, "payer-link-mail", { link: link.id, to: email, again: randomUUID() });
      return view(link);
    },
  });

  async function linked(token: string) {
    const id = readLinkToken("payer", token, readAuthSecret(config));
    const found = id === undefined ? undefined : await orderOfLink(shop, id);
    if (!found || id === undefined) throw new Problem(404, "not_found");
    if (found === "ended") throw new Problem(410, "payer_link_ended");
    return { ...found, id };
  }
  const read = async ({ params }: { params: { token: string } }) => viewLinkedOrder((await linked(params.token)).order);

  serve(api, linkedOrderContract, {
    read,
    check: async (received) => {
      const { order, id } = await linked(received.params.token);
      if (order.state !== "awaiting_payment") return viewLinkedOrder(order);
      await enforceRateLimit(received.request, "payer-check", checksPerMinute, deps, id);
      await checkNow(deps, order.id);
      return read(received);
    },
    changeMethod: async (received) => {
      const { request, params, body } = received;
      const { order, state, id } = await linked(params.token);
      if (state !== "open" || !(await mayOrder(order))) return refused("not_awaiting_payment");
      const key = requireIdempotencyKey(request);
      await enforceRateLimit(request, "payer-method", changesPerHour, deps, id);
      const { user_id: userId, email } = order;
      const customer = { userId, email, lock: (trx: Trx) => lockUser(trx, userId) };
      // A key of its own: one that the buyer used is another request.
      const changed = await changeMethod(shop, customer, order.id, body, `payer-${id}-${key}`);
      const locale = preferredLocale(request.headers["accept-language"]);
      if (!changed.ok) throw orderProblem(changed, body.payment_method, locale, shop.settings);
      return read(received);
    },
    invoice: async ({ params, query: { locale } }, reply) => {
      const { order } = await linked(params.token);
      if (!order.invoice) return refused("not_paid");
      const { invoice_revision: revision } = order;
      const name = invoiceFileName(order.invoice, revision, locale);
      return sendPdf(reply, name, await invoicePdf(shop, order.id, locale, revision));
    },
  });

  /** Whether the buyer could order at this moment: what they may not do, nobody does in their name. */
  async function mayOrder(order: OrderWithPayment): Promise<boolean> {
    const user = await findUser(deps.db, { id: order.user_id });
    return user !== undefined && (await orderHindrance(deps, user)) === null;
  }
}
