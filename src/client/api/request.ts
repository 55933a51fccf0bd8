import { attempt, type CallOptions, type Method } from "./attempt.ts";
import { endLogin, expireLogin } from "./login-ended.ts";
import type { Outcome } from "./outcome.ts";
import { refreshToken } from "./refresh-token.ts";

/**
 * One call of the contract. A login that ran out is renewed once and the call repeated once; a 403, or a login
 * that cannot be renewed, follows the rule of SPEC.md section 8. Never throws: what went wrong is in the refusal.
 */
export async function request<T>(method: Method, path: string, options: CallOptions = {}): Promise<Outcome<T>> {
  let outcome = await attempt<T>(method, path, options);
  // Better Auth's own calls answer 401 for wrong credentials, which is no login that ran out.
  const renewable = !path.startsWith("/auth/");
  if (renewable && statusOf(outcome) === 401) {
    const renewed = await refreshToken();
    if (renewed === "unreachable") return outcome;
    if (renewed === "fresh") outcome = await attempt<T>(method, path, options);
    if (statusOf(outcome) === 401) expireLogin();
  }
  if (statusOf(outcome) === 403) endLogin();
  return outcome;
}

function statusOf(outcome: Outcome<unknown>): number {
  return outcome.ok ? outcome.status : outcome.refusal.status;
}
