import { z } from "zod";
import { rightsForm } from "#accounts/rights/rights-form.ts";
import { confirmRightsForm, findRightsForm, receiveRightsForm } from "#accounts/rights/rights-forms.server.ts";
import { type RightsFormOutcome, rightsFormPath } from "#address/rights-form-outcomes.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import type { FormFields } from "../http/form-fields.ts";
import { type PageReply, redirectToPage } from "../http/page-reply.ts";
import { addressOfForm, plainForm, redirectToSuccess } from "../http/plain-form.ts";
import { noContent, refusals } from "../http/problem.ts";
import { subscriptionAccepted } from "./accepted.ts";

/** Mails that one address gets in an hour, whoever enters it. */
const perAddress = { max: 3, seconds: 3600 };
/** Any token is accepted by the schema: the response to a wrong one is a page. */
const link = z.object({ token: z.string().max(200).catch("") });
const pathOf = (outcome: RightsFormOutcome) => `${rightsFormPath}/${outcome}`;

/**
 * POST /privacy-requests receives a request of a person about their data; GET and POST /privacy-requests/confirm are the
 * link of the mail that asks to confirm its address, and the button behind it.
 */
export function privacyRequests(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const { contact: limit } = deps.config.limits;
  const formPath = () => rightsFormPath;
  const form = plainForm(rightsForm, { formPath, successPath: pathOf("sent"), complete: withLanguage }, deps);
  const attempts = createMemoryRateLimit({ ...limit, max: limit.max * 2 });
  const schema = {
    summary: "Ask about personal data",
    tags: ["leads"],
    body: rightsForm,
    consumes: ["application/json", "application/x-www-form-urlencoded"],
    response: { 202: subscriptionAccepted, ...refusals(400, 413, 429) },
  };

  api.post("/privacy-requests", { config: { formPath, attempts }, schema, ...form.route }, async (request, reply) =>
    form.respond(
      request,
      reply,
      async () => {
        if (request.validationError) throw request.validationError;
        await enforceRateLimit(request, "rights-form", limit, deps);
        await enforceRateLimit(request, "rights-form-to", perAddress, deps, request.body.email.toLowerCase());
        await receiveRightsForm(request.body, deps);
      },
      () => reply.code(202).send({ data: { accepted: true } }),
    ),
  );

  const response = { 303: noContent("On to a page in the reader's language") };
  const schemaOf = (summary: string) => ({ summary, tags: ["leads"], querystring: link, response });
  const redirect = <Reply extends PageReply>(reply: Reply, locale: Locale, outcome: RightsFormOutcome, query = "") =>
    redirectToPage(reply, { locale, edition: "v1", path: pathOf(outcome) }, query, deps.config);
  const refuse = <Reply extends PageReply>(reply: Reply) =>
    redirect(reply, preferredLocale(reply.request.headers["accept-language"]), "link-not-valid");

  // Programs open links of mails before people do: opening it changes nothing.
  api.get(
    "/privacy-requests/confirm",
    { schema: schemaOf("Ask whether to confirm a request about personal data") },
    async (request, reply) => {
      const { token } = request.query;
      const id = readLinkToken("rights-form", token, secret);
      const found = id && (await findRightsForm(id, deps));
      if (!found) return refuse(reply);
      const { locale, isConfirmed } = found;
      if (isConfirmed) return redirect(reply, locale, "confirmed");
      return redirect(reply, locale, "confirm", new URLSearchParams({ token }).toString());
    },
  );
  api.post(
    "/privacy-requests/confirm",
    { schema: schemaOf("Confirm a request about personal data") },
    async (request, reply) => {
      const id = readLinkToken("rights-form", request.query.token, secret);
      const locale = id && (await confirmRightsForm(id, { ...deps, secret }));
      if (!locale) return refuse(reply);
      const fields = (request.body ?? {}) as FormFields;
      if (fields.page) return redirectToSuccess(reply, fields, pathOf("confirmed"), deps.config);
      return redirect(reply, locale, "confirmed");
    },
  );
}

/** Returns a form with the language of its page. */
function withLanguage(fields: FormFields): FormFields {
  return { locale: addressOfForm(fields).locale, ...fields };
}
