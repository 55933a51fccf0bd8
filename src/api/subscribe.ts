import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Locale, locales } from "#catalogue/locales.ts";
import { readAuthSecret } from "#infra/secret.server.ts";
import { newsletterRequest } from "#leads/newsletter.ts";
import { readNewsletterToken } from "#leads/newsletter-token.server.ts";
import { askToSubscribe, confirmSubscription, endSubscription } from "#leads/subscribers.server.ts";
import type { Api, CoreDeps } from "./deps.ts";
import { isForm } from "./html-form.ts";
import { preferredLocale } from "./language.ts";
import { holdToLimit } from "./limit.ts";
import { newsletterPage } from "./newsletter-page.ts";
import { Problem, refusals } from "./problem.ts";

const accepted = z.object({ data: z.object({ accepted: z.literal(true) }) });
const link = z.object({ token: z.string().max(200).default("") });

/** POST /subscribe (double opt-in: the answer tells nothing about the address), and the links of its mail. */
export function subscribe(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const asking = {
    summary: "Ask for the newsletter",
    tags: ["leads"],
    body: newsletterRequest,
    response: { 202: accepted, ...refusals(400, 413, 429) },
  };
  api.post("/subscribe", { schema: asking, attachValidation: true }, async (request, reply) => {
    try {
      if (request.validationError) throw request.validationError;
      await holdToLimit(request, "subscribe", deps.config.limits.forms, deps);
      await askToSubscribe(request.body, deps);
    } catch (error) {
      if (!isForm(request) || !(error instanceof Problem)) throw error;
      return answerForm(request, reply, error);
    }
    if (isForm(request)) return answerForm(request, reply);
    return reply.code(202).send({ data: { accepted: true as const } });
  });

  /** A browser without JavaScript is answered by a page: look for the mail, or what went wrong. */
  function answerForm(request: FastifyRequest, reply: FastifyReply, refusal?: Problem) {
    const given = (request.body as { locale?: unknown } | undefined)?.locale;
    const locale = locales.find((it) => it === given) ?? preferredLocale(request.headers["accept-language"]);
    const kind = refusal ? (refusal.status === 429 ? "limited" : "mistyped") : "requested";
    const page = newsletterPage(kind, locale, deps.config.publicUrl);
    return reply
      .code(refusal?.status ?? 202)
      .headers({ ...refusal?.options.headers, ...page.headers })
      .serializer((body: unknown) => body as string)
      .send(page.body as never);
  }

  const subscriberOf = (request: { query: z.output<typeof link> }) => readNewsletterToken(request.query.token, secret);
  const linked = (summary: string) => ({ summary, tags: ["leads"], querystring: link });

  api.get("/subscribe/confirm", { schema: linked("Confirm by the link of the mail") }, async (request, reply) => {
    const id = subscriberOf(request);
    const locale = id && (await confirmSubscription(id, deps));
    return show(request, reply, locale, "confirmed");
  });
  // Mail scanners open links: ending a subscription takes a press, by hand here or by the mail program (RFC 8058).
  api.get("/subscribe/unsubscribe", { schema: linked("Ask whether to end the newsletter") }, async (request, reply) => {
    const id = subscriberOf(request);
    const found =
      id && (await deps.db.selectFrom("subscribers").select("locale").where("id", "=", id).executeTakeFirst());
    return show(request, reply, found ? found.locale : undefined, "asked");
  });
  api.post("/subscribe/unsubscribe", { schema: linked("End the newsletter") }, async (request, reply) => {
    const id = subscriberOf(request);
    const locale = id && (await endSubscription(id, deps));
    return show(request, reply, locale, "ended");
  });

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale | "" | undefined,
    what: "confirmed" | "asked" | "ended",
  ) {
    const known = locales.find((it) => it === locale);
    const language = known ?? preferredLocale(request.headers["accept-language"]);
    const page = newsletterPage(known ? what : "unknown", language, deps.config.publicUrl);
    return reply
      .code(known ? 200 : 404)
      .headers(page.headers)
      .send(page.body);
  }
}
