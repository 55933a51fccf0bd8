/** One field the server did not accept; `message` is in the language of the request. */
export interface Issue {
  path: string;
  code: string;
  message?: string;
}

/**
 * Why a call gave no data. `status` 0 means that no answer came; its codes are `offline` (the device has no
 * network), `unreachable`, `timeout` and `aborted`. `details` keeps whatever else the problem carried, such as
 * the new quote of `price_changed`.
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

/** Keeps a refusal, changes the data of a success. */
export function mapOutcome<A, B>(outcome: Outcome<A>, change: (data: A) => B): Outcome<B> {
  return outcome.ok ? { ...outcome, data: change(outcome.data) } : outcome;
}
