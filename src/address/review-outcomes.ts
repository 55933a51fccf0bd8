/** States of a review of a possible spam request, opened by the link in a mail; each is a page. */
export const reviewOutcomes = ["open", "restored", "spam", "link-not-valid"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** Returns the path of an outcome's page: `/request-review`, `/request-review/restored` and so on. */
export function reviewPath(outcome: ReviewOutcome): `/${string}` {
  return outcome === "open" ? "/request-review" : `/request-review/${outcome}`;
}
