import type { Locale } from "#text/locales.ts";
import type { Mention } from "./generate.ts";
import { topicNames } from "./structure.ts";
import { textsEn } from "./texts-en.ts";
import { textsId } from "./texts-id.ts";

const texts = { id: textsId, en: textsEn };

/** Returns the text of a mention in the language of the page. */
export function writeMention({ issue, sentiment, wording, topic, city, drink }: Mention, locale: Locale): string {
  const wordings = texts[locale][issue][sentiment];
  const chosen = wordings[Math.floor(wording * wordings.length)]!;
  const text = chosen.replaceAll("{b}", topicNames[topic]).replaceAll("{c}", city).replaceAll("{m}", drink);
  return text[0]!.toUpperCase() + text.slice(1);
}
