/** Why a request may be spam. The sender is answered like anyone else, and sales see it all the same. */
export type Suspicion = "honeypot" | "links";

/** Filled in faster than this, a form was hardly filled in by hand: it may be autofill, a restored draft, or a program. */
const hasteMilliseconds = 3000;
const mostLinks = 5;
/** Links that a message sent in haste may hold. */
const mostLinksInHaste = 1;
/** A name may hold a degree or a domain (S.Kom, Tokopedia.com), but no address of a page. */
const link = /https?:\/\/|www\.|\w\.[a-z]{2,}\/\S/i;

interface Sent {
  website?: unknown;
  started_at?: number | null | undefined;
  elapsed_ms?: number | null | undefined;
}

/**
 * Judges a request by its honeypot and by links where none belong; undefined when nothing is odd. Time alone never
 * decides: it only makes a message with several links odd.
 */
export function suspicionOf(sent: Sent, lines: readonly string[], text: string, now: Date): Suspicion | undefined {
  if (sent.website !== undefined && sent.website !== null && sent.website !== "") return "honeypot";
  if (lines.some((line) => link.test(line))) return "links";
  const links = (text.match(/https?:\/\/|www\./gi) ?? []).length;
  return links > (isHasty(sent, now) ? mostLinksInHaste : mostLinks) ? "links" : undefined;
}

function isHasty({ elapsed_ms, started_at }: Sent, now: Date): boolean {
  const elapsed = elapsed_ms ?? (started_at ? now.getTime() - started_at : undefined);
  // a negative span only says that the browser's clock is ahead
  return elapsed !== undefined && elapsed >= 0 && elapsed < hasteMilliseconds;
}
