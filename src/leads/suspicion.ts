/** Why a request is set aside for a second look. The sender is answered like anyone else. */
export type Suspicion = "honeypot" | "too_fast" | "links";

/** Nobody fills in seven fields faster than this. */
const leastMilliseconds = 3000;
const mostLinks = 5;
/** A name may hold a degree or a domain (S.Kom, Tokopedia.com), but no address of a page. */
const link = /https?:\/\/|www\.|\w\.[a-z]{2,}\/\S/i;

interface Sent {
  website?: unknown;
  started_at?: number | null | undefined;
  elapsed_ms?: number | null | undefined;
}

/** Judges a request by how it was sent and by links where none belong; undefined when nothing is odd. */
export function suspicionOf(sent: Sent, lines: readonly string[], text: string, now: Date): Suspicion | undefined {
  if (sent.website !== undefined && sent.website !== null && sent.website !== "") return "honeypot";
  const elapsed = sent.elapsed_ms ?? (sent.started_at ? now.getTime() - sent.started_at : undefined);
  // a negative span only says that the browser's clock is ahead
  if (elapsed !== undefined && elapsed >= 0 && elapsed < leastMilliseconds) return "too_fast";
  if (lines.some((line) => link.test(line))) return "links";
  if ((text.match(/https?:\/\/|www\./gi) ?? []).length > mostLinks) return "links";
  return undefined;
}
