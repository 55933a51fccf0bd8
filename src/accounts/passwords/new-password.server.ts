import type { FieldIssue } from "../field-issue.ts";
import list from "./common-passwords.json" with { type: "json" };
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

let cached: ReadonlySet<string> | undefined;

/** Returns the server's list of common passwords, created at the first use. */
export function commonPasswords(): ReadonlySet<string> {
  cached ??= new Set(list.passwords);
  return cached;
}
