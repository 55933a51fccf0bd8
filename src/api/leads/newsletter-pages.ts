import { writeAddress } from "#address/address.ts";
import type { NewsletterOutcome } from "#address/newsletter-outcomes.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { CoreDeps } from "../http/deps.ts";
import { type PageReply, readerOf, redirectToPage, sendPage } from "../http/page-reply.ts";

type PageDeps = Pick<CoreDeps, "config" | "renderPage">;

/** Returns the path of the page with a result of the newsletter. */
export const newsletterPath = (result: NewsletterOutcome) => `/subscribe/${result}`;

/** Redirects to the page with a result, in the reader's language. */
export function redirectToOutcome<Reply extends PageReply>(
  reply: Reply,
  { locale, result, query = "" }: { locale: Locale; result: NewsletterOutcome; query?: string },
  { config }: PageDeps,
): Reply {
  return redirectToPage(reply, { locale, edition: "v1", path: newsletterPath(result) }, query, config);
}

/** Renders the page with a result in place: a mail program follows no redirect. */
export async function renderOutcome<Reply extends PageReply>(
  reply: Reply,
  { locale, result, status }: { locale: Locale; result: NewsletterOutcome; status: number },
  { renderPage }: PageDeps,
): Promise<Reply> {
  const pathname = writeAddress({ locale, edition: "v1", path: newsletterPath(result) });
  return sendPage(reply, await renderPage({ pathname, status, ...readerOf(reply.request) }));
}

/** Renders the page about a link that is forged, or of somebody who has left. */
export function refuseLink<Reply extends PageReply>(reply: Reply, deps: PageDeps): Promise<Reply> {
  const locale = preferredLocale(reply.request.headers["accept-language"]);
  return renderOutcome(reply, { locale, result: "link-not-valid", status: 404 }, deps);
}
