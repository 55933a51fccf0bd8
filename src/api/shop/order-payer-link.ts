import { randomUUID } from "node:crypto";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import { payerLinkResponse, payerMailRequest } from "#shop/payer-links/payer-link-view.ts";
import {
  createPayerLink,
  findPayerLink,
  type PayerLink,
  withdrawPayerLink,
} from "#shop/payer-links/payer-links.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";

/** Mails that ask somebody to pay: of one order, of one account, and to one address, whoever asks. */
const mailsOfOrder = { max: 3, seconds: 86_400 };
const mailsOfAccount = { max: 10, seconds: 86_400 };
const mailsToAddress = { max: 3, seconds: 86_400 };

const common = { tags: ["shop"], security: [{ bearer: [] }], params: orderParams };

/** GET, POST and DELETE /orders/{id}/payer-link, and /mail: the link by which somebody else pays an own order. */
export function orderPayerLink(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  const view = (link: PayerLink | undefined) =>
    link
      ? { token: linkToken("payer", link.id, readAuthSecret(deps.config)), created_at: link.createdAt.toISOString() }
      : null;

  api.get(
    "/orders/:id/payer-link",
    {
      schema: {
        ...common,
        summary: "The link by which somebody else pays an own order",
        response: { 200: payerLinkResponse, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = await ownOrder(deps, request, request.params.id);
      return { data: view(await findPayerLink(shop.db, id)) };
    },
  );

  api.post(
    "/orders/:id/payer-link",
    {
      schema: {
        ...common,
        summary: "Make a link by which somebody else pays an own order",
        response: { 201: payerLinkResponse, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id } = await ownOrder(deps, request, request.params.id);
      const link = await createPayerLink(shop, id);
      if (!link) throw new Problem(409, "not_awaiting_payment");
      return reply.code(201).send({ data: view(link) });
    },
  );

  api.delete(
    "/orders/:id/payer-link",
    {
      schema: {
        ...common,
        summary: "Withdraw the link by which somebody else pays an own order",
        response: { 200: payerLinkResponse, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = await ownOrder(deps, request, request.params.id);
      await withdrawPayerLink(shop.db, id);
      return { data: null };
    },
  );

  api.post(
    "/orders/:id/payer-link/mail",
    {
      schema: {
        ...common,
        summary: "Have the link mailed to whoever pays",
        body: payerMailRequest,
        response: { 202: payerLinkResponse, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { id, user_id } = await ownOrder(deps, request, request.params.id);
      // Nobody mails strangers from an address that is not theirs.
      if (!request.signedIn.user.email_verified) throw new Problem(409, "email_unverified");
      const { email } = request.body;
      await enforceRateLimit(request, "payer-mail", mailsOfOrder, deps, id);
      await enforceRateLimit(request, "payer-mail-of", mailsOfAccount, deps, user_id);
      await enforceRateLimit(request, "payer-mail-to", mailsToAddress, deps, email.toLowerCase());
      const link = await createPayerLink(shop, id);
      const shown = view(link);
      if (!link || !shown) throw new Problem(409, "not_awaiting_payment");
      await shop.jobs.send(shop.db, "payer-link-mail", { link: link.id, to: email, again: randomUUID() });
      return reply.code(202).send({ data: shown });
    },
  );
}
