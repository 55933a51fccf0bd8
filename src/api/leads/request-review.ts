import { z } from "zod";
import { type ReviewAnswer, reviewPath } from "#catalogue/review-answers.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { findSuspect, reviewSuspect, type SuspectReview } from "#leads/inbox/review-suspect.server.ts";
import { defaultLocale } from "#text/locales.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { addressOfForm, redirectToPage } from "../http/html-form.ts";

const token = z.string().max(200).catch("");
const judgement = z.object({
  token,
  verdict: z.enum(["restore", "spam"]).catch("restore"),
  page: z.string().catch(""),
});

/**
 * The link of a mail about a request that may be spam. Programs open links, so opening it changes nothing: a page with a
 * button does. The signed token is the key; there is no login.
 */
export function requestReview(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const hidden = { hide: true } as const;

  api.get("/leads/restore", { schema: { ...hidden, querystring: z.object({ token }) } }, async (request, reply) => {
    const review = await findSuspect(request.query.token, secret, deps);
    // Spam may still turn out to be somebody: the page with the buttons is shown again.
    const isOpen = review === "open" || review === "spam";
    const query = isOpen ? `token=${encodeURIComponent(request.query.token)}` : "";
    const path = reviewPath(isOpen ? "open" : answerOf(review));
    return redirectToPage(reply, { locale: defaultLocale, edition: "v1", path }, query, deps.config);
  });

  api.post("/leads/restore", { schema: { ...hidden, body: judgement } }, async (request, reply) => {
    const { verdict, token: given, page } = request.body;
    const review = await reviewSuspect(verdict, given, secret, deps);
    return redirectToPage(reply, { ...addressOfForm({ page }), path: reviewPath(answerOf(review)) }, "", deps.config);
  });
}

function answerOf(review: SuspectReview): ReviewAnswer {
  return review === "not_found" ? "link-not-valid" : review;
}
