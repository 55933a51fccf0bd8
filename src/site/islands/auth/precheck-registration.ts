import { passwordRefusal } from "#accounts/passwords/password-refusal.ts";
import { loadCommonPasswords } from "#client/api/common-passwords.ts";
import { type Refusal, refused } from "#client/api/outcome.ts";

/** Returns what the server would refuse after the mailed code: a common password. */
export async function precheckRegistration(
  typed: Record<string, unknown>,
): Promise<{ ok: false; refusal: Refusal } | undefined> {
  const owner = [typed.email, typed.first_name].map((value) => String(value ?? ""));
  const code = passwordRefusal(typed.password, owner, await loadCommonPasswords());
  if (!code) return undefined;
  const { refusal } = refused(400, "invalid_input");
  return { ok: false, refusal: { ...refusal, issues: [{ path: "password", code }] } };
}
