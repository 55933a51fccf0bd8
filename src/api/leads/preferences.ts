import { z } from "zod";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { unsubscribeByLink } from "#desk/news-consent.server.ts";
import { readPreferences, savePreferences } from "#growth/newsletter/readers/preferences.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import type { FormFields } from "../http/form-fields.ts";
import { noContent, sentAs } from "../http/problem.ts";
import { redirectToOutcome, refuseLink } from "./newsletter-pages.ts";

/** Any token is accepted by the schema: the response to a wrong one is a page. */
const link = z.object({ token: z.string().catch("") });

/** GET and POST /subscribe/preferences: the topics and the language of a subscriber, by the link of a letter. */
export function preferences(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const page = sentAs("text/html", "A page in the reader's language");
  const response = { 303: noContent("On to a page"), 404: page };
  const schemaOf = (summary: string) => ({ summary, tags: ["leads"], querystring: link, response });

  api.get("/subscribe/preferences", { schema: schemaOf("Choose topics and language") }, async (request, reply) => {
    const { token } = request.query;
    const id = readLinkToken("newsletter", token, secret);
    const chosen = id && (await readPreferences(deps.db, id));
    if (!chosen) return refuseLink(reply, deps);
    const query = new URLSearchParams({ token }).toString();
    return redirectToOutcome(reply, { locale: chosen.locale, result: "preferences", query }, deps);
  });

  api.post("/subscribe/preferences", { schema: schemaOf("Store topics and language") }, async (request, reply) => {
    const { token } = request.query;
    const id = readLinkToken("newsletter", token, secret);
    const chosen = id && (await readPreferences(deps.db, id));
    if (!chosen) return refuseLink(reply, deps);
    const fields = (request.body ?? {}) as FormFields;
    const topics = letterTopics.filter((topic) => fields[`topic_${topic}`] !== undefined);
    const locale = fields.language === "id" || fields.language === "en" ? fields.language : chosen.locale;
    // Who wants no topic has left.
    if (topics.length === 0) {
      await unsubscribeByLink(token, secret, deps);
      return redirectToOutcome(reply, { locale, result: "ended" }, deps);
    }
    await savePreferences(deps.db, id, { topics, locale }, deps.now());
    return redirectToOutcome(reply, { locale, result: "preferences-saved" }, deps);
  });
}
