import type { SoldOnlineId } from "#catalogue/products.ts";

/** Returns a product's name, which is its id written as one word: `BigSocial`. */
export function productName(id: SoldOnlineId): string {
  return id
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}
