/** What the link in a mail about a possible spam request asks, and what came of it; each is a page. */
export const reviewAnswers = ["open", "restored", "spam", "link-not-valid"] as const;
export type ReviewAnswer = (typeof reviewAnswers)[number];

/** The page of an answer: `/request-review`, `/request-review/restored` and so on. */
export function reviewPath(answer: ReviewAnswer): `/${string}` {
  return answer === "open" ? "/request-review" : `/request-review/${answer}`;
}
