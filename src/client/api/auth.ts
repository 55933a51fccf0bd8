import type { Outcome } from "./outcome.ts";
import { refreshToken } from "./refresh-token.ts";
import { request } from "./request.ts";
import { forgetToken, keepToken } from "./token.ts";

/** One of Better Auth's own calls, by its path under `/auth`: `authCall("/sign-in/email", { email, password })`. */
export function authCall<T>(path: string, body?: unknown): Promise<Outcome<T>> {
  return body === undefined ? request<T>("GET", `/auth${path}`) : request<T>("POST", `/auth${path}`, { body });
}

/** After a login: fetches the access token and keeps it where SPEC.md says. */
export { refreshToken as fetchAccessToken };

/** Ends the session on the server and forgets the token here, whatever the server answers. */
export async function logOut(): Promise<Outcome<unknown>> {
  const outcome = await authCall("/sign-out", {});
  forgetToken();
  return outcome;
}

export { keepToken };
