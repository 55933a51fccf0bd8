import { passwordSchema, resemblesOwner } from "./password.ts";

/**
 * Returns the code for which a new password is refused, by every rule; undefined when it is accepted. The one function
 * for browser and server.
 * @param owner public names of the person: username, e-mail address, name
 * @param common the commonest passwords (`common-passwords.ts`)
 */
export function passwordRefusal(
  password: unknown,
  owner: readonly (string | undefined)[],
  common: ReadonlySet<string>,
): string | undefined {
  const parsed = passwordSchema.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? "required";
  return isCommonPassword(parsed.data, common) || resemblesOwner(parsed.data, owner) ? "common_password" : undefined;
}

/**
 * Returns whether a password is too common (NIST SP 800-63B, section 3.1.1.2: blocklist).
 * @param list the commonest passwords in lower case; the server imports it, a browser fetches it when needed
 */
export function isCommonPassword(password: string, list: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  return list.has(lower) || new Set(lower).size < 3 || list.has(lower.replace(/[0-9!.]{1,4}$/, ""));
}
