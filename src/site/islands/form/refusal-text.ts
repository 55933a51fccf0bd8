import type { Refusal } from "#client/api/outcome.ts";

export type WordsByCode = Record<string, string>;

/** Returns in words why a call failed: our own for the code, else the server's message. */
export function refusalText({ status, code, message, retryAfterSeconds }: Refusal, words: WordsByCode): string {
  if (status === 429) return (words.too_many_requests ?? "").replace("{seconds}", String(retryAfterSeconds ?? 30));
  return words[code] ?? (status === 0 ? words.unreachable : message) ?? words.failed ?? "";
}
