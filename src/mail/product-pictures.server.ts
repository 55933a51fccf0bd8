import { isProductId, type ProductId } from "#catalogue/products.ts";

/** Drawn by `scripts/draw-icons.ts`, 80 pixels wide, shown at 40. */
const files = import.meta.glob<string>("./products/*.png", { query: "?inline", import: "default", eager: true });

/** What a mail refers to a product's mark by. */
export const productPictureId = (product: ProductId): string => `${product}@bigsuite`;

/** The marks of the products as attached pictures; a mail gets those that it refers to. */
export const productPictures = Object.entries(files).flatMap(([path, url]) => {
  const product = path.slice(path.lastIndexOf("/") + 1, -".png".length);
  if (!isProductId(product)) return [];
  const content = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  return [{ cid: productPictureId(product), filename: `${product}.png`, contentType: "image/png", content }];
});
