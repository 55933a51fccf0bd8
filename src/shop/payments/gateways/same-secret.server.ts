import { createHash, timingSafeEqual } from "node:crypto";

/** Compares secrets in constant time; hashing makes their lengths equal. */
export function sameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
