import type { Refusal } from "#client/api/outcome.ts";

export type WordsByCode = Record<string, string>;

/** Returns whether a refusal is told as a number of seconds to wait; one with a code and words of its own names another way. */
export function isWait({ status, code }: Refusal, words: WordsByCode): boolean {
  return status === 429 && (code === "too_many_requests" || words[code] === undefined);
}

/** Returns in words why a call failed: our own for the code, else the server's message. */
export function refusalText(refusal: Refusal, words: WordsByCode): string {
  const { status, code, message, retryAfterSeconds } = refusal;
  if (isWait(refusal, words))
    return (words.too_many_requests ?? "").replace("{seconds}", String(retryAfterSeconds ?? 30));
  return words[code] ?? (status === 0 ? words.unreachable : message) ?? words.failed ?? "";
}
