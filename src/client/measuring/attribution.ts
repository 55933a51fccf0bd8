import { readUrl } from "#text/read-url.ts";
import { trackingPart, utmFields } from "#text/tracking-query.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";
import { consentChoice } from "./consent.ts";

/** What brought a visitor here once: the campaign, the page they landed on, where they came from, and when. */
interface Touch {
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
function readLanding(url: URL, referrer: string, now: Date): Touch | undefined {
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
function isDirect(touch: Touch): boolean {
  return touch.referrer === "" && utmFields.every((name) => touch[name] === "");
}

/** Returns one line of limited length: the server would refuse a request with a control character. */
function line(value: string): string {
  return value
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, longestField);
}

/** What a contact request carries about how its sender found us. */
interface Attribution {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
  first_touch?: Touch;
  last_touch?: Touch;
}

/** Stores an arrival: as the first one if there was none, as the last one if it names a source, and its landing query. */
export function storeLanding(now = new Date()): void {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? [];
  // A reload or a step through the history is not a new arrival.
  if (navigation && "type" in navigation && navigation.type !== "navigate") return;
  const touch = readLanding(new URL(location.href), document.referrer, now);
  if (!touch) return;
  const { first, last } = touches();
  const query = trackingPart(location.search, consentChoice() === "accepted");
  changeRoot({
    attribution: { first: first ?? touch, last: last && isDirect(touch) ? last : touch },
    ...(query && { trackingQuery: query }),
  });
}

/** Returns the stored landing query without its question mark, empty when there is none. */
export function trackingQuery(): string {
  const stored = readRoot().trackingQuery;
  return typeof stored === "string" ? trackingPart(stored, true) : "";
}

/** Returns the fields of a contact request: utm_* of the last touch, and both touches. */
export function attribution(): Attribution {
  const { first, last } = touches();
  return {
    utm_source: last?.utm_source ?? "",
    utm_medium: last?.utm_medium ?? "",
    utm_campaign: last?.utm_campaign ?? "",
    utm_term: last?.utm_term ?? "",
    ...(first && { first_touch: first }),
    ...(last && { last_touch: last }),
  };
}

function touches(): { first?: Touch; last?: Touch } {
  const stored = readRoot().attribution;
  const { first, last } = isRecord(stored) ? stored : {};
  return { ...(isTouch(first) && { first }), ...(isTouch(last) && { last }) };
}

function isTouch(value: unknown): value is Touch {
  return (
    isRecord(value) &&
    ["utm_source", "utm_medium", "utm_campaign", "utm_term", "landing_page", "referrer", "at"].every(
      (name) => typeof value[name] === "string",
    )
  );
}
