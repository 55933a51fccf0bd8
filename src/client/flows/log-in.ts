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

/** Sends the second step: six digits are a code from the authenticator app, all else is a recovery code. */
export async function confirmLogin(typed: string, trustDevice: boolean): Promise<Outcome<LoginView>> {
  const code = typed.replace(/\s/g, "");
  const outcome = /^\d{6}$/.test(code)
    ? await authCall<LoginView>("/two-factor/verify-totp", { code, trustDevice })
    : await authCall<LoginView>("/two-factor/verify-backup-code", { code });
  return outcome.ok ? completeLogin(outcome) : outcome;
}

/** Fetches the access token and the user after the server accepted a login. */
export async function completeLogin<T>(outcome: Outcome<T>): Promise<Outcome<T>> {
  const token = await refreshToken();
  if (token !== "fresh") return refused(0, token === "refused" ? "cookies_off" : "unreachable");
  await fetchUser();
  return outcome;
}
