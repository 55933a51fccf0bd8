import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { writeAddress } from "#address/address.ts";
import type { NewsletterAnswer } from "#catalogue/newsletter-answers.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import { readLinkToken } from "#leads/delivery/link-token.server.ts";
import { newsletterRequest } from "#leads/newsletter/newsletter.ts";
import { confirmSubscription, requestSubscription } from "#leads/newsletter/subscribers.server.ts";
import { findReaderByLink, unsubscribeByLink } from "#leads/newsletter/withdraw-consent.server.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { cutFields, fieldLengths, knownFields } from "../http/form-fields.ts";
import {
  addressOfForm,
  type FormFields,
  isForm,
  redirectToPage,
  redirectToSuccess,
  rendererInput,
  renderFormWithErrors,
  sendPage,
} from "../http/html-form.ts";
import { refusalOf, refusals } from "../http/problem.ts";
import { newsletterTexts } from "./consent-texts.ts";

const accepted = z.object({ data: z.object({ accepted: z.literal(true) }) });
/** Whatever stands in the link is answered by a page. */
const link = z.object({ token: z.string().catch("") });

/** POST /subscribe (double opt-in: the answer tells nothing about the address), and the links of its mail. */
export function subscribe(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const asking = {
    summary: "Ask for the newsletter",
    tags: ["leads"],
    body: newsletterRequest,
    consumes: ["application/json", "application/x-www-form-urlencoded"],
    response: { 202: accepted, ...refusals(400, 413, 429) },
  };
  const forms = new WeakMap<object, FormFields>();
  const lengths = fieldLengths(newsletterRequest);
  const preValidation = async (request: FastifyRequest) => {
    if (!isForm(request)) return;
    const given = knownFields((request.body ?? {}) as FormFields, lengths);
    const fields: FormFields = { page: given.locale === "en" ? "/en" : "/", ...given };
    forms.set(request, cutFields(fields, lengths));
    request.body = { locale: addressOfForm(fields).locale, ...fields };
  };
  const { forms: limit } = deps.config.limits;
  const attempts = createMemoryRateLimit({ ...limit, max: limit.max * 2 });
  const config = { formPath: () => "/subscribe", attempts };
  api.post("/subscribe", { config, schema: asking, attachValidation: true, preValidation }, async (request, reply) => {
    const fields = forms.get(request);
    try {
      if (request.validationError) throw request.validationError;
      await enforceRateLimit(request, "subscribe", limit, deps);
      await requestSubscription(request.body, newsletterTexts(request.body.locale), deps);
    } catch (error) {
      const refusal = fields && refusalOf(error);
      if (!refusal) throw error;
      return renderFormWithErrors(reply as never, fields, "/subscribe", refusal, deps);
    }
    if (fields) return redirectToSuccess(reply as never, fields, answerPath("check-your-inbox"), deps.config);
    return reply.code(202).send({ data: { accepted: true as const } });
  });

  const page = z.string().describe("A page in the reader's language");
  const answers = { 200: page, 303: z.unknown().describe("On to that page"), 404: page };
  const linked = (summary: string) => ({ summary, tags: ["leads"], querystring: link, response: answers });

  api.get("/subscribe/confirm", { schema: linked("Confirm by the link of the mail") }, async (request, reply) => {
    const id = readLinkToken("newsletter", request.query.token, secret);
    const locale = id && (await confirmSubscription(id, deps));
    return locale ? go(reply, locale, "confirmed") : notValid(request, reply);
  });
  // Mail scanners open links: ending a subscription takes a press, by hand here or by the mail program (RFC 8058).
  api.get("/subscribe/unsubscribe", { schema: linked("Ask whether to end the newsletter") }, async (request, reply) => {
    const reader = await findReaderByLink(request.query.token, secret, deps.db);
    if (!reader) return notValid(request, reply);
    return go(reply, reader.locale, "unsubscribe", `token=${encodeURIComponent(request.query.token)}`);
  });
  api.post("/subscribe/unsubscribe", { schema: linked("End the newsletter") }, async (request, reply) => {
    const locale = await unsubscribeByLink(request.query.token, secret, deps);
    if (!locale) return notValid(request, reply);
    const fields = (request.body ?? {}) as FormFields;
    if (fields.page) return redirectToSuccess(reply, fields, answerPath("ended"), deps.config);
    // a mail program presses by itself and follows no redirect
    return showPage(reply, { locale, answer: "ended", status: 200 });
  });

  function go(reply: FastifyReply, locale: Locale, answer: NewsletterAnswer, query = "") {
    return redirectToPage(reply, { locale, edition: "v1", path: answerPath(answer) }, query, deps.config);
  }

  function notValid(request: FastifyRequest, reply: FastifyReply) {
    const locale = preferredLocale(request.headers["accept-language"]);
    return showPage(reply, { locale, answer: "link-not-valid", status: 404 });
  }

  async function showPage(reply: FastifyReply, shown: { locale: Locale; answer: NewsletterAnswer; status: number }) {
    const pathname = writeAddress({ locale: shown.locale, edition: "v1", path: answerPath(shown.answer) });
    const page = { pathname, status: shown.status };
    return sendPage(reply, await deps.renderPage({ ...page, ...rendererInput(reply.request) }));
  }
}

const answerPath = (answer: NewsletterAnswer) => `/subscribe/${answer}`;
