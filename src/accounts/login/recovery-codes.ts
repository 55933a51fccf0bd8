/** Letters and digits that cannot be confused, in print or by hand: no i, l, o, 0, 1. */
export const recoveryAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Returns the canonical form in which recovery codes are compared, whatever their case, hyphens and blanks. Codes of
 * earlier releases contain look-alikes, each of which is replaced by the digit it resembles.
 */
export function canonicalRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[il]/g, "1")
    .replace(/o/g, "0");
}
