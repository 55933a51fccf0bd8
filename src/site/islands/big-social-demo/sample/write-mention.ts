import type { Locale } from "#text/locales.ts";
import type { Mention } from "./generate.ts";
import { headlines } from "./headlines.ts";
import { type TopicNames, topicNames } from "./structure.ts";
import { type Note, texts } from "./texts.ts";

/** Returns the text of a mention in the language of the page, and what the system notes beside it. */
export function writeMention(
  { source, issue, sentiment, wording, topic, city, drink }: Mention,
  locale: Locale,
  names: TopicNames = topicNames,
): { text: string; note?: Note } {
  // Newsrooms write headlines, not posts.
  const wordings = (source === "news" ? headlines : texts)[issue][sentiment];
  const [id, en, note] = wordings[Math.floor(wording * wordings.length)]!;
  // The name last, and by a function: it may be one that a visitor typed, with any characters.
  const filled = (locale === "id" ? id : en)
    .replaceAll("{c}", city)
    .replaceAll("{m}", drink)
    .replaceAll("{b}", () => names[topic]);
  return { text: filled[0]!.toUpperCase() + filled.slice(1), note };
}
