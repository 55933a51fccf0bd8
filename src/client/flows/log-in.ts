import type { LoginView } from "#accounts/login/login-view.ts";
import { authCall } from "../api/auth.ts";
import { type Outcome, refused } from "../api/outcome.ts";
import { refreshToken } from "../api/refresh-token.ts";
import { fetchUser } from "./fetch-user.ts";

/** Logs in by e-mail address or username, whichever was typed, unless a second step is required. */
export async function logIn(identifier: string, password: string, rememberMe: boolean): Promise<Outcome<LoginView>> {
  const name = identifier.trim();
  const outcome = await authCall<LoginView>(
    name.includes("@") ? "/sign-in/email" : "/sign-in/username",
    name.includes("@") ? { email: name, password, rememberMe } : { username: name, password, rememberMe },
  );
  if (!outcome.ok || outcome.data.twoFactorRedirect) return outcome;
  return completeLogin(outcome);
}

/** Sends the second step: a code from the authenticator app, or a recovery code. */
export async function confirmLogin(
  kind: "app" | "recovery",
  code: string,
  trustDevice: boolean,
): Promise<Outcome<LoginView>> {
  const path = kind === "app" ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
  const outcome = await authCall<LoginView>(path, { code: code.replace(/\s/g, ""), trustDevice });
  return outcome.ok ? completeLogin(outcome) : outcome;
}

/** Fetches the access token and the user after the server accepted a login. */
export async function completeLogin<T>(outcome: Outcome<T>): Promise<Outcome<T>> {
  const token = await refreshToken();
  if (token !== "fresh") return refused(0, token === "refused" ? "cookies_off" : "unreachable");
  await fetchUser();
  return outcome;
}
