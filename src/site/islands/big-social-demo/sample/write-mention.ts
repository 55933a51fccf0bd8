import type { Locale } from "#text/locales.ts";
import type { Mention } from "./generate.ts";
import { topicNames } from "./structure.ts";
import { type Note, texts } from "./texts.ts";

/** Returns the text of a mention in the language of the page, and what the system notes beside it. */
export function writeMention(
  { issue, sentiment, wording, topic, city, drink }: Mention,
  locale: Locale,
): { text: string; note?: Note } {
  const wordings = texts[issue][sentiment];
  const [id, en, note] = wordings[Math.floor(wording * wordings.length)]!;
  const filled = (locale === "id" ? id : en)
    .replaceAll("{b}", topicNames[topic])
    .replaceAll("{c}", city)
    .replaceAll("{m}", drink);
  return { text: filled[0]!.toUpperCase() + filled.slice(1), note };
}
