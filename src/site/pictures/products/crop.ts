import type { ComponentType } from "react";
import type { Bilingual, Locale } from "#text/locales.ts";

/** A small piece of a product's screen, and what one sees in it. */
export interface Crop {
  label: Bilingual<string>;
  Content: ComponentType<{ locale: Locale }>;
}
