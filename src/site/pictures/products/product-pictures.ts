import type { ComponentType } from "react";
import type { Locale } from "#text/locales.ts";

export type ProductPicture = ComponentType<{ locale: Locale }>;

/** The pictures of a product page: its signature picture, one for each story and one for each tile. */
export interface ProductPictures {
  stage: ProductPicture;
  stories: [ProductPicture, ProductPicture, ProductPicture];
  tiles: [ProductPicture, ProductPicture, ProductPicture];
}
