import type { ProductId } from "#catalogue/products.ts";
import type { Token } from "../kit/document.tsx";
import type { PictureText } from "../kit/words.ts";

/** A part of a small screen, from top to bottom. */
export type ScreenPart =
  | { chat: readonly (readonly ["them" | "us" | "bot", PictureText])[] }
  | { bars: readonly (readonly [label: PictureText, share: number, value: PictureText])[]; signal?: number }
  | {
      table: readonly (readonly PictureText[])[];
      head?: readonly PictureText[];
      signal?: number;
      end?: readonly number[];
    }
  | { fields: readonly (readonly [label: PictureText, value: PictureText, state?: "good" | "bad" | "warn"])[] }
  | { chips: readonly (readonly ["hue" | "good" | "bad" | "warn" | "quiet", PictureText])[] }
  | { ask: PictureText }
  | { diff: readonly (readonly ["-" | "+" | " ", PictureText])[] }
  | { line: readonly number[]; usual?: readonly number[]; signal?: number; labels?: readonly PictureText[] }
  | { columns: readonly number[]; signal: number; labels: readonly PictureText[] }
  | { beds: readonly (readonly [ward: PictureText, beds: string])[] }
  | { code: readonly (readonly (readonly [Token, PictureText])[])[] }
  | { steps: readonly PictureText[]; done: number }
  | { note: PictureText };

/** A small screen: what people work with before, or the product at work afterwards. */
export interface Screen {
  title: PictureText;
  meta?: PictureText;
  product?: ProductId;
  parts: readonly ScreenPart[];
}

/** An industry at a glance, where all twelve are shown. */
export interface IndustryPreview {
  /** What one sees, for people who do not. */
  label: PictureText;
  screen: Screen & { product: ProductId };
}

/** The screens of an industry's three problems, each before and after. */
export type ScreenPairs = readonly [ScreenPair, ScreenPair, ScreenPair];
export type ScreenPair = readonly [before: Screen, after: Screen];
