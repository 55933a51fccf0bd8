import type { Locale } from "#text/locales.ts";
import { inLanguage, type PictureText } from "../kit/words.ts";
import type { Screen, ScreenPart } from "./screen.ts";

/** Returns everything that a screen says, for people who do not see it. */
export function screenLabel({ title, meta, parts }: Screen, locale: Locale): string {
  const texts = [title, meta ?? "", ...parts.flatMap(textsOf)].filter(Boolean);
  return texts.map((text) => inLanguage(text, locale)).join("; ");
}

function textsOf(part: ScreenPart): readonly PictureText[] {
  if ("chat" in part) return part.chat.map(([, text]) => text);
  if ("bars" in part) return part.bars.flatMap(([label, , value]) => [label, value]);
  if ("table" in part) return [...(part.head ?? []), ...part.table.flat()];
  if ("fields" in part) return part.fields.flatMap((field) => field.slice(0, 2) as PictureText[]);
  if ("chips" in part) return part.chips.map(([, text]) => text);
  if ("ask" in part) return [part.ask];
  if ("diff" in part) return part.diff.map(([, text]) => text);
  if ("line" in part || "columns" in part) return part.labels ?? [];
  if ("beds" in part) return part.beds.map(([ward]) => ward);
  if ("code" in part) return part.code.map((line) => line.map(([, text]) => text).join(""));
  if ("steps" in part) return part.steps;
  return [part.note];
}
