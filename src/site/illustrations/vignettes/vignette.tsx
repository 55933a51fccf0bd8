import type { ComponentType } from "react";
import type { ProductId } from "#catalogue/products.ts";
import type { Locale } from "#text/locales.ts";
import * as drawn from "./vignettes.ts";

/** A product's id, or that of one of BigVision's three readings, `api-platform`, or products at work in an industry. */
export type VignetteName = keyof typeof drawn;

type Vignettes = Record<VignetteName, ComponentType<{ locale: Locale }>>;
const vignettes: Vignettes & Pick<Vignettes, ProductId> = drawn;

export const vignetteNames = Object.keys(vignettes) as VignetteName[];

/** Draws a small picture of the product at work, in the page's language. It takes the width of its container, 5:4. */
export function Vignette({ name, locale }: { name: VignetteName; locale: Locale }) {
  const Picture = vignettes[name];
  return <Picture locale={locale} />;
}
