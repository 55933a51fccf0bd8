import type { ComponentType, ReactNode } from "react";
import type { Locale } from "#text/locales.ts";
import type { PictureText } from "../kit/words.ts";

export type ProductPicture = ComponentType<{ locale: Locale }>;

/** The pictures of a product page: its signature picture, one for each story and one for each tile. */
export interface ProductPictures {
  stage: ProductPicture;
  stories: [ProductPicture, ProductPicture, ProductPicture];
  tiles: [ProductPicture, ProductPicture, ProductPicture];
}

/** The pictures of a product of the family, which also has a tile beside the others. */
export interface FamilyPictures extends ProductPictures {
  crop: Crop;
}

/** A small piece of a product's screen, and what one sees in it. */
export interface Crop {
  label: PictureText;
  draw: (t: (text: PictureText) => string) => ReactNode;
}
