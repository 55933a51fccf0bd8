import { type PaymentMethodId, paymentMethodIds, paymentMethodNames } from "#catalogue/payment-methods.ts";
import { isProductId, type ProductId, productIds } from "#catalogue/products.ts";

/** Returns the id of a product from its spelling in the browser's state, or from the id itself: `BigSocial` -> `big-social`. */
export function productIdOf(name: string): ProductId | undefined {
  if (isProductId(name)) return name;
  const letters = name.replace(/[^a-z]/gi, "").toLowerCase();
  return productIds.find((id) => id.replaceAll("-", "") === letters);
}

/** Returns the id of a payment method from its spelling in the browser's state, or from the id itself: `Mandiri` -> `mandiri_va`. */
export function paymentMethodIdOf(name: string): PaymentMethodId | undefined {
  return paymentMethodIds.find((id) => id === name || paymentMethodNames[id] === name);
}

/**
 * Returns a product's name as the browser's state spells it: `big-social` -> `BigSocial`. What is shown to people comes
 * from the content sets.
 */
export function storedProductName(id: ProductId): string {
  return id === "api-marketplace"
    ? "API Marketplace"
    : id.replace(/(^|-)(.)/g, (_all, _dash, first: string) => first.toUpperCase());
}
