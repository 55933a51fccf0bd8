import { isProductId } from "#catalogue/products.ts";

/** Returns a product's name; what a request names besides products has words. */
export function productName(id: string, others: Partial<Record<string, string>>): string {
  if (Object.hasOwn(others, id)) return others[id]!;
  if (!isProductId(id)) return id;
  const [first = "", ...rest] = id.split("-").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return first + rest.join("");
}
