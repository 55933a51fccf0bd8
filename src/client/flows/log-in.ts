import { authCall, fetchAccessToken } from "../api/auth.ts";
import { type Outcome, refused } from "../api/outcome.ts";
import { fetchUser } from "./fetch-user.ts";

/** What a password login answers: done, or a second step is asked for. */
export interface LoginAnswer {
  twoFactorRedirect?: boolean;
}

/** Logs in by e-mail address or username, whichever was typed. The token is fetched when nothing more is asked for. */
export async function logIn(identifier: string, password: string, rememberMe: boolean): Promise<Outcome<LoginAnswer>> {
  const name = identifier.trim();
  const outcome = await authCall<LoginAnswer>(
    name.includes("@") ? "/sign-in/email" : "/sign-in/username",
    name.includes("@") ? { email: name, password, rememberMe } : { username: name, password, rememberMe },
  );
  if (!outcome.ok || outcome.data.twoFactorRedirect) return outcome;
  return enter(outcome);
}

/** The second step: a code from the authenticator app, or a recovery code. */
export async function confirmLogin(
  kind: "app" | "recovery",
  code: string,
  trustDevice: boolean,
): Promise<Outcome<LoginAnswer>> {
  const path = kind === "app" ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
  const outcome = await authCall<LoginAnswer>(path, { code: code.replace(/\s/g, ""), trustDevice });
  return outcome.ok ? enter(outcome) : outcome;
}

/** After the server let somebody in: fetches the access token and who they are. */
export async function enter<T>(outcome: Outcome<T>): Promise<Outcome<T>> {
  const token = await fetchAccessToken();
  if (token !== "fresh") return refused(0, token === "refused" ? "cookies_off" : "unreachable");
  await fetchUser();
  return outcome;
}
