import type { ProductId } from "#catalogue/products.ts";
import type { Locale } from "#text/locales.ts";
import type { Token } from "../kit/document.tsx";

/** A text in both languages, written `Indonesian | English`, or once when both are the same. */
export type ScreenText = string;

/** A part of a small screen, from top to bottom. */
export type ScreenPart =
  | { chat: readonly (readonly ["them" | "us" | "bot", ScreenText])[] }
  | { bars: readonly (readonly [label: ScreenText, share: number, value: ScreenText])[]; signal?: number }
  | {
      table: readonly (readonly ScreenText[])[];
      head?: readonly ScreenText[];
      signal?: number;
      end?: readonly number[];
    }
  | { fields: readonly (readonly [label: ScreenText, value: ScreenText, state?: "good" | "bad" | "warn"])[] }
  | { chips: readonly (readonly ["hue" | "good" | "bad" | "warn" | "quiet", ScreenText])[] }
  | { ask: ScreenText }
  | { diff: readonly (readonly ["-" | "+" | " ", ScreenText])[] }
  | { line: readonly number[]; usual?: readonly number[]; signal?: number; labels?: readonly ScreenText[] }
  | { columns: readonly number[]; signal: number; labels: readonly ScreenText[] }
  | { beds: readonly (readonly [ward: ScreenText, beds: string])[] }
  | { code: readonly (readonly (readonly [Token, ScreenText])[])[] }
  | { steps: readonly ScreenText[]; done: number }
  | { note: ScreenText };

/** A small screen: what people work with before, or the product at work afterwards. */
export interface Screen {
  title: ScreenText;
  meta?: ScreenText;
  product?: ProductId;
  parts: readonly ScreenPart[];
}

/** An industry at a glance, where all twelve are shown. */
export interface IndustryPreview {
  /** What one sees, for people who do not. */
  label: ScreenText;
  screen: Screen & { product: ProductId };
}

/** The screens of an industry's three problems, each before and after. */
export type ScreenPairs = readonly [ScreenPair, ScreenPair, ScreenPair];
export type ScreenPair = readonly [before: Screen, after: Screen];

/** Returns a screen's text in one language. */
export function inLanguage(text: ScreenText, locale: Locale): string {
  const [indonesian = "", english = indonesian] = text.split(" | ");
  return locale === "id" ? indonesian : english;
}

/** Returns a function that picks the words of a language. */
export const wordsIn = (locale: Locale) => (text: ScreenText) => inLanguage(text, locale);
