import type { FieldIssue } from "../field-issue.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { passwordRefusal } from "./password-refusal.ts";

/**
 * Returns the issues of a new password, by every rule.
 * @param owner public names of the person
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
