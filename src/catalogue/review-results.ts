/** Results of the link in a mail about a possible spam request; each has a page, and `open` asks for a decision. */
export const reviewResults = ["open", "restored", "spam", "link-not-valid"] as const;
export type ReviewResult = (typeof reviewResults)[number];

/** Returns the path of a result's page: `/request-review`, `/request-review/restored` and so on. */
export function reviewPath(result: ReviewResult): `/${string}` {
  return result === "open" ? "/request-review" : `/request-review/${result}`;
}
