import { isRecord } from "../storage/storage.ts";
import { apiBase } from "./base.ts";
import { keepToken } from "./token.ts";

/** `refused`: the session is over. `unreachable`: nobody knows, so the visitor stays logged in. */
export type Refreshed = "fresh" | "refused" | "unreachable";

let running: Promise<Refreshed> | undefined;

/** Asks for a new access token with the session cookie; calls that fail together share one request. */
export function refreshToken(): Promise<Refreshed> {
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<Refreshed> {
  try {
    const response = await fetch(`${apiBase()}/auth/token`, {
      credentials: "include",
      signal: AbortSignal.timeout(15_000),
    });
    if (response.status >= 500 || response.status === 429) return "unreachable";
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isRecord(body) || typeof body.token !== "string") return "refused";
    keepToken(body.token);
    return "fresh";
  } catch {
    return "unreachable";
  }
}
