import { readUrl } from "#text/read-url.ts";
import { utmFields } from "#text/tracking-query.ts";

/** What brought a visitor here once: the campaign, the page they landed on, where they came from, and when. */
export interface Touch {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
  landing_page: string;
  referrer: string;
  at: string;
}

const longestField = 200;

/**
 * Reads an arrival. Undefined when the visitor came from another page of this site: the language switch does so with the
 * query unchanged.
 */
export function readLanding(url: URL, referrer: string, now: Date): Touch | undefined {
  const from = readUrl(referrer);
  if (from?.origin === url.origin) return undefined;
  const touch = Object.fromEntries(utmFields.map((name) => [name, line(url.searchParams.get(name) ?? "")])) as Pick<
    Touch,
    (typeof utmFields)[number]
  >;
  return {
    ...touch,
    landing_page: line(url.pathname),
    referrer: from && /^https?:$/.test(from.protocol) ? line(from.origin + from.pathname) : "",
    at: now.toISOString(),
  };
}

/** Returns whether the address was typed or bookmarked: such an arrival never replaces a last touch with a source. */
export function isDirect(touch: Touch): boolean {
  return touch.referrer === "" && utmFields.every((name) => touch[name] === "");
}

/** Returns one line of limited length: the server would refuse a request with a control character. */
function line(value: string): string {
  return value
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, longestField);
}
