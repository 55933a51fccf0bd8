import type { ProductPictures } from "./product-pictures.ts";

/** The pictures of every product page and of BigVision's variants, by what the page is about. */
export const productPictures: Record<string, ProductPictures> = {};
