import { attempt, type CallOptions, type Method, queryString } from "#client/api/attempt.ts";
import { type Outcome, refused } from "#client/api/outcome.ts";
import { refreshToken } from "#client/api/refresh-token.ts";
import { cookieToken } from "#client/api/token.ts";
import { takeEarlyCall } from "../early/early-calls.ts";
import { endingOf, endSession } from "../session/ended-state.ts";

/**
 * Sends one call with the token of the session, which is renewed where it has ended. An ended session is shown
 * over the app, which keeps what was typed, instead of leaving the page. Never throws.
 */
export async function request<T>(method: Method, path: string, options: CallOptions = {}): Promise<Outcome<T>> {
  const early = method === "GET" ? await takeEarlyCall(path + queryString(options.query)) : undefined;
  if (early !== undefined) return { ok: true, status: 200, data: early as T };
  return authorized(() => attempt<T>(method, path, options));
}

/** Sends a call with a token, which is renewed first where there is none, and once where the call is refused for it. */
export async function authorized<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  // A call without a token would only be refused. A token lives ten minutes, in its cookie too.
  const renewed = cookieToken() === undefined ? await refreshToken() : undefined;
  // Not known to be logged out: a 401 would lead to the login page.
  if (renewed === "unreachable") return refused(0, "unreachable");
  const outcome = await send();
  if (outcome.ok) return outcome;
  if (outcome.refusal.code === "login_ended") endSession(endingOf(outcome.refusal.details));
  if (outcome.refusal.status !== 401) return outcome;
  const refreshed = renewed ?? (await refreshToken());
  if (refreshed === "unreachable") return refused(0, "unreachable");
  const repeated = refreshed === "fresh" && renewed === undefined ? await send() : outcome;
  if (!repeated.ok && repeated.refusal.status === 401) endSession("expired");
  return repeated;
}
