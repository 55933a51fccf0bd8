import { passwordRefusal } from "#accounts/passwords/password-refusal.ts";
import type { UsernameAvailability } from "#accounts/registration/username-view.ts";
import { authCall } from "#client/api/auth.ts";
import { loadCommonPasswords } from "#client/api/common-passwords.ts";
import { type Issue, type Refusal, refused } from "#client/api/outcome.ts";

/**
 * Returns before the second step what the server would refuse after it: a common password, a username in use. When the
 * server cannot be reached, the registration itself finds out.
 */
export async function precheckRegistration(
  typed: Record<string, unknown>,
): Promise<{ ok: false; refusal: Refusal } | undefined> {
  const [username, email, name] = [typed.username, typed.email, typed.first_name].map((value) => String(value ?? ""));
  const issues: Issue[] = [];
  const code = passwordRefusal(typed.password, [username, email, name], await loadCommonPasswords());
  if (code) issues.push({ path: "password", code });
  if (username) {
    const outcome = await authCall<UsernameAvailability>("/is-username-available", { username });
    if (outcome.ok && !outcome.data.available) issues.push({ path: "username", code: "username_taken" });
  }
  if (issues.length === 0) return undefined;
  const { refusal } = refused(400, "invalid_input");
  return { ok: false, refusal: { ...refusal, issues } };
}
