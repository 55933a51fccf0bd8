import { isCommonPassword } from "./common-passwords.ts";
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
