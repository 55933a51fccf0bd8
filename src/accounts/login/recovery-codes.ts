/** Letters and digits that nobody takes for one another, in print or by hand: no i, l, o, 0, 1. */
export const recoveryAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Returns the one form in which recovery codes are compared: in any case, with or without hyphens and blanks. Codes of
 * earlier releases hold look-alikes, so each of those counts as its twin.
 */
export function canonicalRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[il]/g, "1")
    .replace(/o/g, "0");
}
