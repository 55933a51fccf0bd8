import type { Refusal } from "#client/api/outcome.ts";

export type WordsByCode = Record<string, string>;

/** Says why a call gave nothing: our own words where nothing was answered, else the server's. */
export function refusalText({ status, code, message, retryAfterSeconds }: Refusal, words: WordsByCode): string {
  if (status === 429) return (words.too_many_requests ?? "").replace("{seconds}", String(retryAfterSeconds ?? 30));
  return words[code] ?? (status === 0 ? words.unreachable : message) ?? words.failed ?? "";
}
