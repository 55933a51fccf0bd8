import { Problem } from "../http/problem.ts";

/** Better Auth's codes for wrong credentials; all become one, which does not reveal what was wrong. */
const wrongCredentials = new Set([
  "INVALID_EMAIL",
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_USERNAME",
  "INVALID_USERNAME_OR_PASSWORD",
  "PASSWORD_TOO_LONG",
  "PASSWORD_TOO_SHORT",
  "USERNAME_TOO_LONG",
  "USERNAME_TOO_SHORT",
]);

const problemCodes: Record<string, string> = {
  INVALID_PASSWORD: "wrong_password",
  INVALID_CODE: "wrong_code",
  INVALID_BACKUP_CODE: "wrong_code",
  INVALID_TWO_FACTOR_COOKIE: "two_factor_expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "two_factor_expired",
  ACCOUNT_TEMPORARILY_LOCKED: "two_factor_locked",
  USER_NOT_VERIFIED: "passkey_unverified",
  PASSKEY_KNOWN: "passkey_known",
  PASSKEY_NOT_FOUND: "passkey_unknown",
  AUTHENTICATION_FAILED: "passkey_unknown",
  CHALLENGE_NOT_FOUND: "passkey_expired",
  INVALID_ORIGIN: "origin_refused",
  MISSING_OR_NULL_ORIGIN: "origin_refused",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "origin_refused",
  UNAUTHORIZED: "unauthorized",
  ACCOUNT_SUSPENDED: "account_suspended",
};

/**
 * Returns Better Auth's refusal as a problem. 403 means that a session has ended and nothing else (DECISIONS.md, "Login
 * and the token"), so its 403 becomes 400.
 */
export function authRefusal(status: number, body: unknown, { signIn }: { signIn: boolean }): Problem {
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
  if (status === 503) return new Problem(503, "unavailable", { headers: { "retry-after": "5" } });
  if (status >= 500) return new Problem(500, "internal_error");
  if (signIn && (wrongCredentials.has(code) || status === 401)) return new Problem(401, "invalid_credentials");
  const problemCode = problemCodes[code] ?? (status === 401 ? "unauthorized" : "invalid_request");
  return new Problem(status === 403 ? 400 : status, problemCode);
}
