/** One arrival of a visitor: the campaign, the landing page, the referring page, and the time. */
export interface Touch {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
  landing_page: string;
  referrer: string;
  at: string;
}

const utmFields = ["utm_source", "utm_medium", "utm_campaign", "utm_term"] as const;
/** Identifiers of a single click: stored only for visitors who agreed. */
const clickIds = ["gclid", "fbclid"];
const knownKeys = /^(utm_[a-z_]{1,20}|gclid|fbclid|ref)$/;
const longestQuery = 1000;
const longestField = 200;

/** Returns the known keys of a landing query, whole pairs only, within 1,000 characters; empty when there are none. */
export function knownQuery(search: string, withClickIds: boolean): string {
  let query = "";
  for (const [name, value] of new URLSearchParams(search)) {
    if (!knownKeys.test(name) || value === "" || (!withClickIds && clickIds.includes(name))) continue;
    const longer = `${query && `${query}&`}${new URLSearchParams([[name, value]])}`;
    if (longer.length <= longestQuery) query = longer;
  }
  return query;
}

/**
 * Reads an arrival. Undefined when the visitor came from another page of this site: the language switch does so with the
 * query unchanged.
 */
export function readLanding(url: URL, referrer: string, now: Date): Touch | undefined {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
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
