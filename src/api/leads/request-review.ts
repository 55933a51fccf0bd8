import { z } from "zod";
import { type ReviewOutcome, reviewPath } from "#address/review-outcomes.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { findSuspect, reviewSuspect, type SuspectReview } from "#leads/inbox/review-suspect.server.ts";
import { defaultLocale } from "#text/locales.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { redirectToPage } from "../http/page-reply.ts";
import { addressOfForm } from "../http/plain-form.ts";

const linkToken = z.string().max(200).catch("");
const decision = z.object({
  token: linkToken,
  verdict: z.enum(["restore", "spam"]).catch("restore"),
  page: z.string().catch(""),
});

/**
 * Registers the link of a mail about a request that may be spam. Programs open links, so opening it changes nothing;
 * the button of its page does. The signed token authorises the change; there is no login.
 */
export function requestReview(api: Api, deps: CoreDeps): void {
  const secret = readAuthSecret(deps.config);
  const hidden = { hide: true } as const;

  api.get(
    "/leads/restore",
    { schema: { ...hidden, querystring: z.object({ token: linkToken }) } },
    async (request, reply) => {
      const review = await findSuspect(request.query.token, secret, deps);
      // Spam may still be restored: the page with the buttons is shown.
      const isOpen = review === "open" || review === "spam";
      const query = isOpen ? `token=${encodeURIComponent(request.query.token)}` : "";
      const path = reviewPath(isOpen ? "open" : outcomeOf(review));
      return redirectToPage(reply, { locale: defaultLocale, edition: "v1", path }, query, deps.config);
    },
  );

  api.post("/leads/restore", { schema: { ...hidden, body: decision } }, async (request, reply) => {
    const { verdict, token, page } = request.body;
    const review = await reviewSuspect(verdict, token, secret, deps);
    return redirectToPage(reply, { ...addressOfForm({ page }), path: reviewPath(outcomeOf(review)) }, "", deps.config);
  });
}

function outcomeOf(review: SuspectReview): ReviewOutcome {
  return review === "not_found" ? "link-not-valid" : review;
}
