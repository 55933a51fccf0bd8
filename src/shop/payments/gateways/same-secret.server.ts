import { createHash, timingSafeEqual } from "node:crypto";

/** Compares secrets without telling by its duration where they differ; hashing makes lengths equal. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
