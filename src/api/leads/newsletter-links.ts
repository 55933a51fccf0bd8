import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { writeAddress } from "#address/address.ts";
import type { NewsletterOutcome } from "#address/newsletter-outcomes.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { readLinkToken } from "#leads/delivery/link-token.server.ts";
import { confirmSubscription } from "#leads/newsletter/subscribers.server.ts";
import { findReaderByLink, unsubscribeByLink } from "#leads/newsletter/withdraw-consent.server.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import type { FormFields } from "../http/form-fields.ts";
import { type PageReply, readerOf, redirectToPage, sendPage } from "../http/page-reply.ts";
import { redirectToSuccess } from "../http/plain-form.ts";

/** Any token is accepted by the schema: the response to a wrong one is a page. */
const link = z.object({ token: z.string().catch("") });

/** Returns the path of the page with a result of the newsletter. */
export const newsletterPath = (result: NewsletterOutcome) => `/subscribe/${result}`;

/** Registers the links of the newsletter's mails: GET /subscribe/confirm, GET and POST /subscribe/unsubscribe. */
export function newsletterLinks(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const page = z.string().describe("A page in the reader's language");
  const response = { 200: page, 303: z.unknown().describe("On to that page"), 404: page };
  const schemaOf = (summary: string) => ({ summary, tags: ["leads"], querystring: link, response });

  api.get("/subscribe/confirm", { schema: schemaOf("Confirm by the link of the mail") }, async (request, reply) => {
    const id = readLinkToken("newsletter", request.query.token, secret);
    const locale = id && (await confirmSubscription(id, deps));
    return locale ? redirect(reply, locale, "confirmed") : refuseLink(request, reply);
  });
  // Mail scanners open links: a subscription ends by a click on the page, or in the mail program (RFC 8058).
  api.get(
    "/subscribe/unsubscribe",
    { schema: schemaOf("Ask whether to end the newsletter") },
    async (request, reply) => {
      const reader = await findReaderByLink(request.query.token, secret, deps.db);
      if (!reader) return refuseLink(request, reply);
      return redirect(reply, reader.locale, "unsubscribe", `token=${encodeURIComponent(request.query.token)}`);
    },
  );
  api.post("/subscribe/unsubscribe", { schema: schemaOf("End the newsletter") }, async (request, reply) => {
    const locale = await unsubscribeByLink(request.query.token, secret, deps);
    if (!locale) return refuseLink(request, reply);
    const fields = (request.body ?? {}) as FormFields;
    if (fields.page) return redirectToSuccess(reply, fields, newsletterPath("ended"), deps.config);
    // A mail program posts by itself and follows no redirect.
    return renderResult(reply, { locale, result: "ended", status: 200 });
  });

  function redirect<Reply extends PageReply>(reply: Reply, locale: Locale, result: NewsletterOutcome, query = "") {
    return redirectToPage(reply, { locale, edition: "v1", path: newsletterPath(result) }, query, deps.config);
  }

  function refuseLink<Reply extends PageReply>(request: Pick<FastifyRequest, "headers">, reply: Reply) {
    const locale = preferredLocale(request.headers["accept-language"]);
    return renderResult(reply, { locale, result: "link-not-valid", status: 404 });
  }

  async function renderResult<Reply extends PageReply>(
    reply: Reply,
    { locale, result, status }: { locale: Locale; result: NewsletterOutcome; status: number },
  ) {
    const pathname = writeAddress({ locale, edition: "v1", path: newsletterPath(result) });
    return sendPage(reply, await deps.renderPage({ pathname, status, ...readerOf(reply.request) }));
  }
}
