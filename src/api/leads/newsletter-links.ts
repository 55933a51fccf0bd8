import { z } from "zod";
import { findReaderByLink, unsubscribeByLink } from "#desk/news-consent.server.ts";
import { countUnsubscribe } from "#growth/newsletter/readers/preferences.server.ts";
import { confirmSubscription, findConfirmable } from "#growth/newsletter/readers/subscribers.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import type { FormFields } from "../http/form-fields.ts";
import { redirectToPage } from "../http/page-reply.ts";
import { addressOfForm, redirectToSuccess } from "../http/plain-form.ts";
import { noContent, sentAs } from "../http/problem.ts";
import { newsletterPath, redirectToOutcome, refuseLink, renderOutcome } from "./newsletter-pages.ts";

/** Any token is accepted by the schema: the response to a wrong one is a page. */
const link = z.object({
  token: z.string().catch(""),
  letter: z
    .uuid()
    .optional()
    .catch(undefined)
    .describe("The letter of the link, which counts who leaves because of it"),
});

/** Registers the links of the newsletter's mails: GET and POST /subscribe/confirm and /subscribe/unsubscribe. */
export function newsletterLinks(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const page = sentAs("text/html", "A page in the reader's language");
  const response = { 200: page, 303: noContent("On to that page"), 404: page };
  const schemaOf = (summary: string) => ({ summary, tags: ["leads"], querystring: link, response });

  // Mail scanners open links: a subscription begins and ends by a click on the page, or ends in the mail program (RFC 8058).
  api.get("/subscribe/confirm", { schema: schemaOf("Ask whether to begin the newsletter") }, async (request, reply) => {
    const { token } = request.query;
    const id = readLinkToken("newsletter", token, secret);
    const found = id && (await findConfirmable(id, deps));
    if (!found) return refuseLink(reply, deps);
    const { locale, isConfirmed } = found;
    const query = new URLSearchParams({ token }).toString();
    return redirectToOutcome(reply, { locale, result: isConfirmed ? "confirmed" : "confirm", query }, deps);
  });
  api.post("/subscribe/confirm", { schema: schemaOf("Confirm the newsletter") }, async (request, reply) => {
    const { token } = request.query;
    const id = readLinkToken("newsletter", token, secret);
    const locale = id && (await confirmSubscription(id, deps));
    if (!locale) return refuseLink(reply, deps);
    const fields = (request.body ?? {}) as FormFields;
    // With the token, as the page leads to the choice of topics and language.
    const query = new URLSearchParams({ token }).toString();
    const path = newsletterPath("confirmed");
    if (fields.page) return redirectToPage(reply, { ...addressOfForm(fields), path }, query, deps.config);
    return redirectToOutcome(reply, { locale, result: "confirmed", query }, deps);
  });
  api.get(
    "/subscribe/unsubscribe",
    { schema: schemaOf("Ask whether to end the newsletter") },
    async (request, reply) => {
      const { token, letter } = request.query;
      const reader = await findReaderByLink(token, secret, deps.db);
      if (!reader) return refuseLink(reply, deps);
      const query = new URLSearchParams({ token, ...(letter && { letter }) }).toString();
      return redirectToOutcome(reply, { locale: reader.locale, result: "unsubscribe", query }, deps);
    },
  );
  api.post("/subscribe/unsubscribe", { schema: schemaOf("End the newsletter") }, async (request, reply) => {
    const { token, letter } = request.query;
    const locale = await unsubscribeByLink(token, secret, deps);
    if (!locale) return refuseLink(reply, deps);
    const subscriber = readLinkToken("newsletter", token, secret);
    if (letter && subscriber) await countUnsubscribe(deps.db, letter, subscriber, deps.now());
    const fields = (request.body ?? {}) as FormFields;
    if (fields.page) return redirectToSuccess(reply, fields, newsletterPath("ended"), deps.config);
    return renderOutcome(reply, { locale, result: "ended", status: 200 }, deps);
  });
}
