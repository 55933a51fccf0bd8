import { attempt, type CallOptions, type Method } from "./attempt.ts";
import type { Outcome } from "./outcome.ts";
import { refreshToken } from "./refresh-token.ts";
import { handleExpiredSession, handleRevokedSession } from "./session-ended.ts";

/**
 * Sends one call of the API. On a 401 the access token is refreshed once and the call repeated once; a 403, or a token
 * that cannot be refreshed, follows the rule of SPEC.md section 8. Never throws: the refusal says what failed.
 */
export async function sendAny<T>(method: Method, path: string, options: CallOptions = {}): Promise<Outcome<T>> {
  let outcome = await attempt<T>(method, path, options);
  // Better Auth's own calls respond with 401 to wrong credentials, which does not mean that a session ended.
  const isRefreshable = !path.startsWith("/auth/");
  if (isRefreshable && statusOf(outcome) === 401) {
    const refreshed = await refreshToken();
    if (refreshed === "unreachable") return outcome;
    if (refreshed === "fresh") outcome = await attempt<T>(method, path, options);
    if (statusOf(outcome) === 401) handleExpiredSession();
  }
  if (statusOf(outcome) === 403) handleRevokedSession();
  return outcome;
}

function statusOf(outcome: Outcome<unknown>): number {
  return outcome.ok ? outcome.status : outcome.refusal.status;
}
