/** What letters of the newsletter are about. Who signs up gets the monthly letter; the others are chosen. */
export const letterTopics = ["monthly", "products", "events"] as const;
export type LetterTopic = (typeof letterTopics)[number];
