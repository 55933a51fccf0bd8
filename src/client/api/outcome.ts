/** One field the server did not accept; `message` is in the language of the request. */
export interface Issue {
  path: string;
  code: string;
  message?: string;
}

/**
 * Why a call returned no data. `status` 0 means that no response came; its codes are `offline` (the device has no
 * network), `unreachable`, `timeout` and `aborted`. `details` holds the other fields of the problem, such as the new
 * quote of `price_changed`.
 */
export interface Refusal {
  status: number;
  code: string;
  issues: Issue[];
  message?: string;
  retryAfterSeconds?: number;
  details: Record<string, unknown>;
}

export type Outcome<T> = { ok: true; status: number; data: T } | { ok: false; refusal: Refusal };

export function refused(status: number, code: string, message?: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { status, code, issues: [], details: {}, ...(message && { message }) } };
}

/** Returns the outcome with its data changed; a refusal stays as it is. */
export function mapOutcome<A, B>(outcome: Outcome<A>, change: (data: A) => B): Outcome<B> {
  return outcome.ok ? { ...outcome, data: change(outcome.data) } : outcome;
}
