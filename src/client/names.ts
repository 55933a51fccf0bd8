import { type PaymentMethodId, paymentMethodIds, paymentMethodNames } from "#catalogue/payment-methods.ts";
import { isProductId, type ProductId, productIds } from "#catalogue/products.ts";

/** `BigSocial`, as the state keeps it, or an id -> `big-social`, as the API wants it. */
export function productIdOf(name: string): ProductId | undefined {
  if (isProductId(name)) return name;
  const bare = name.replace(/[^a-z]/gi, "").toLowerCase();
  return productIds.find((id) => id.replaceAll("-", "") === bare);
}

/** `Mandiri`, as the state keeps it, or an id -> `mandiri_va`. */
export function paymentMethodIdOf(name: string): PaymentMethodId | undefined {
  return paymentMethodIds.find((id) => id === name || paymentMethodNames[id] === name);
}

/** `big-social` -> `BigSocial`, the way the state spells products. */
export function productName(id: ProductId): string {
  return id === "api-marketplace"
    ? "API Marketplace"
    : id.replace(/(^|-)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase());
}
