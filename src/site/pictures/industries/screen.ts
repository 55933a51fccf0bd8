import type { ComponentType } from "react";
import type { ProductId } from "#catalogue/products.ts";
import type { SceneId } from "#content/kinds/shared/drawings.ts";
import type { Locale } from "#text/locales.ts";
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
  | { code: readonly PictureText[] }
  | { steps: readonly PictureText[]; done: number }
  | { note: PictureText };

/** A small screen of one part or of several: what people work with before, or the product at work afterwards. */
export type Screen = { title: PictureText; meta?: PictureText; product?: ProductId } & (
  | ScreenPart
  | { parts: readonly ScreenPart[] }
);
export const partsOf = (screen: Screen): readonly ScreenPart[] => ("parts" in screen ? screen.parts : [screen]);

/** An industry at a glance, where all twelve are shown. */
export interface IndustryPreview {
  /** What one sees, for people who do not. */
  label: PictureText;
  screen: Screen & { product: ProductId };
}

/** The screens of an industry's three problems, each before and after. */
export type ScreenPairs = readonly [ScreenPair, ScreenPair, ScreenPair];
export type ScreenPair = readonly [before: Screen, after: Screen];

/** The pictures of an industry. */
export interface IndustryPictures {
  /** The picture in the head of its solution page. */
  hero: ComponentType<{ locale: Locale }>;
  /** The place of work behind that picture, where one is drawn. */
  scene?: SceneId;
  /** How busy each of the 24 hours of a day is, from 0 to 9, and which of its events is the signal. */
  day: { hours: string; signal: number };
  preview: IndustryPreview;
  screens: ScreenPairs;
}
