/** Why a request may be spam. The sender gets the usual response, and sales see the request. */
export type Suspicion = "honeypot" | "links";

/** A form completed faster is hardly filled in by hand: it may be autofill, a restored draft, or a program. */
const fastMilliseconds = 3000;
const maxLinks = 5;
/** Links allowed in a message that was sent fast. */
const maxLinksWhenFast = 1;
/** A name may contain a degree or a domain (S.Kom, Tokopedia.com), but no address of a page. */
const link = /https?:\/\/|www\.|\w\.[a-z]{2,}\/\S/i;

interface Submission {
  website?: unknown;
  started_at?: number | null | undefined;
  elapsed_ms?: number | null | undefined;
}

/**
 * Returns why a request may be spam: by its honeypot, or by links where none belong; undefined when nothing is suspicious.
 * Speed alone never decides: it only lowers the number of links allowed in a message.
 */
export function suspicionOf(
  submission: Submission,
  lines: readonly string[],
  text: string,
  now: Date,
): Suspicion | undefined {
  if (submission.website !== undefined && submission.website !== null && submission.website !== "") return "honeypot";
  if (lines.some((line) => link.test(line))) return "links";
  const links = (text.match(/https?:\/\/|www\./gi) ?? []).length;
  return links > (isFast(submission, now) ? maxLinksWhenFast : maxLinks) ? "links" : undefined;
}

function isFast({ elapsed_ms, started_at }: Submission, now: Date): boolean {
  const elapsed = elapsed_ms ?? (started_at ? now.getTime() - started_at : undefined);
  // A negative time only says that the browser's clock is ahead.
  return elapsed !== undefined && elapsed >= 0 && elapsed < fastMilliseconds;
}
