import { isCommonPassword } from "./common-passwords.server.ts";
import type { FieldIssue } from "./deps.server.ts";
import { passwordSchema, resemblesOwner } from "./password.ts";

/**
 * Judges a new password by all the rules, the server's own included.
 * @param owner what is public about the person
 * @param path the field's name in the request
 */
export function newPasswordIssues(
  password: unknown,
  owner: readonly (string | undefined)[],
  path = "password",
): FieldIssue[] {
  const parsed = passwordSchema.safeParse(password);
  if (!parsed.success) return [{ path, code: parsed.error.issues[0]?.message ?? "required" }];
  if (isCommonPassword(parsed.data) || resemblesOwner(parsed.data, owner)) return [{ path, code: "common_password" }];
  return [];
}
