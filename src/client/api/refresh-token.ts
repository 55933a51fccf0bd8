import { isRecord } from "../storage/storage.ts";
import { apiBase } from "./base.ts";
import { saveToken } from "./token.ts";

/** `refused`: the session has ended. `unreachable`: that is not known, so the visitor stays logged in. */
type TokenRefresh = "fresh" | "refused" | "unreachable";

let running: Promise<TokenRefresh> | undefined;

/** Fetches a new access token with the session cookie and saves it; calls that fail together share one request. */
export function refreshToken(): Promise<TokenRefresh> {
  running ??= fetchToken().finally(() => {
    running = undefined;
  });
  return running;
}

async function fetchToken(): Promise<TokenRefresh> {
  try {
    const response = await fetch(`${apiBase()}/auth/token`, {
      credentials: "include",
      signal: AbortSignal.timeout(15_000),
    });
    if (response.status >= 500 || response.status === 429) return "unreachable";
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isRecord(body) || typeof body.token !== "string") return "refused";
    saveToken(body.token);
    return "fresh";
  } catch {
    return "unreachable";
  }
}
