/**
 * Returns whether a password is too common (NIST SP 800-63B, section 3.1.1.2: blocklist).
 * @param list the commonest passwords in lower case; the server imports it, a browser fetches it when needed
 */
export function isCommonPassword(password: string, list: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  return list.has(lower) || new Set(lower).size < 3 || list.has(lower.replace(/[0-9!.]{1,4}$/, ""));
}
