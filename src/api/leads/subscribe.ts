import { newsletterRequest } from "#growth/newsletter/readers/newsletter-request.ts";
import { requestSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import type { FormFields } from "../http/form-fields.ts";
import { addressOfForm, plainForm } from "../http/plain-form.ts";
import { refusals } from "../http/problem.ts";
import { subscriptionAccepted } from "./accepted.ts";
import { newsletterTexts } from "./consent-texts.ts";
import { newsletterLinks } from "./newsletter-links.ts";
import { newsletterPath } from "./newsletter-pages.ts";
import { preferences } from "./preferences.ts";

/** POST /subscribe: requests the newsletter (double opt-in), which the links of its mail confirm or end. */
export function subscribe(api: Api, deps: CoreDeps): void {
  const schema = {
    summary: "Ask for the newsletter",
    tags: ["leads"],
    body: newsletterRequest,
    consumes: ["application/json", "application/x-www-form-urlencoded"],
    response: { 202: subscriptionAccepted, ...refusals(400, 413, 429) },
  };
  const { forms: limit } = deps.config.limits;
  const formPath = () => "/subscribe";
  const form = plainForm(
    newsletterRequest,
    { formPath, successPath: newsletterPath("check-your-inbox"), complete: withLanguage },
    deps,
  );
  const attempts = createMemoryRateLimit({ ...limit, max: limit.max * 2 });

  api.post("/subscribe", { config: { formPath, attempts }, schema, ...form.route }, async (request, reply) =>
    form.respond(
      request,
      reply,
      async () => {
        if (request.validationError) throw request.validationError;
        await enforceRateLimit(request, "subscribe", limit, deps);
        await requestSubscription(request.body, newsletterTexts(request.body.locale), deps);
      },
      () => reply.code(202).send({ data: { accepted: true } }),
    ),
  );
  newsletterLinks(api, deps);
  preferences(api, deps);
}

/** Returns a form with its language. It names its page, or its language alone when it is on another site. */
function withLanguage(fields: FormFields): FormFields {
  const { page = fields.locale === "en" ? "/en" : "/" } = fields;
  return { locale: addressOfForm({ page }).locale, ...fields, page };
}
