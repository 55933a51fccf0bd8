/** Returns the key of a refund at the provider, for a payment's reference and the refund's id: `ORD-202611-000042-R7`. */
export function refundKey(reference: string, id: number): string {
  return `${reference}-R${id}`;
}

/** Returns the reference of the payment to which a refund's key belongs; for other texts the text itself. */
export function referenceOfRefund(key: string): string {
  return key.replace(/-R\d+$/, "");
}
