import type { FieldIssue } from "../field-issue.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { passwordRefusal } from "./password-refusal.ts";

/**
 * Judges a new password by all the rules.
 * @param owner what is public about the person
 * @param path the field's name in the request
 */
export function newPasswordIssues(
  password: unknown,
  owner: readonly (string | undefined)[],
  path = "password",
): FieldIssue[] {
  const code = passwordRefusal(password, owner, commonPasswords());
  return code ? [{ path, code }] : [];
}
