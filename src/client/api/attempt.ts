import { apiBase } from "./base.ts";
import { type Outcome, refused } from "./outcome.ts";
import { readRefusal } from "./read-refusal.ts";
import { noteServerTime } from "./server-time.ts";
import { storedToken } from "./stored-token.ts";
import { cookieToken } from "./token.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface CallOptions {
  body?: unknown;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  query?: Record<string, string | number | undefined>;
  /** Makes a POST safe to repeat. */
  idempotencyKey?: string;
  /** `GET /user/login` reads its token from local storage, every other call from the cookie. */
  token?: "cookie" | "storage";
  signal?: AbortSignal;
  /** Milliseconds for one attempt; 15,000 by default. */
  timeout?: number;
  /** How the body of a success is read; JSON by default. */
  as?: "json" | "blob";
}

const retryDelay = 400;
const retriedStatuses = new Set([0, 502, 503, 504]);

/** Sends the call, and repeats it once when that is safe and nothing (or only a gateway) responded. */
export async function attempt<T>(method: Method, path: string, options: CallOptions): Promise<Outcome<T>> {
  const outcome = await send<T>(method, path, options);
  const isRepeatable = method === "GET" || options.idempotencyKey !== undefined;
  if (outcome.ok || !isRepeatable || options.signal?.aborted) return outcome;
  const { status, code, retryAfterSeconds } = outcome.refusal;
  // Refusals of our own with such a status (`payment_provider_unavailable`) are final.
  const isTransient =
    status === 0 ? code !== "offline" : code === "unexpected_answer" && retryAfterSeconds === undefined;
  if (!retriedStatuses.has(status) || !isTransient) return outcome;
  await new Promise((resolve) => setTimeout(resolve, retryDelay));
  return send<T>(method, path, options);
}

async function send<T>(method: Method, path: string, options: CallOptions): Promise<Outcome<T>> {
  if (!navigator.onLine) return refused(0, "offline");
  const timeout = AbortSignal.timeout(options.timeout ?? 15_000);
  const signal = options.signal ? anySignal([options.signal, timeout]) : timeout;
  try {
    const response = await fetch(apiBase() + path + queryString(options.query), {
      method,
      headers: headers(options),
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.file && { body: options.file }),
      credentials: path.startsWith("/auth/") ? "include" : "same-origin",
      signal,
    });
    noteServerTime(response);
    if (!response.ok) return { ok: false, refusal: await readRefusal(response) };
    return { ok: true, status: response.status, data: (await readBody(response, options.as)) as T };
  } catch (error) {
    if (options.signal?.aborted) return refused(0, "aborted");
    if (timeout.aborted) return refused(0, "timeout");
    if (error instanceof SyntaxError) return refused(502, "unexpected_answer");
    return refused(0, navigator.onLine ? "unreachable" : "offline");
  }
}

async function readBody(response: Response, as: CallOptions["as"]): Promise<unknown> {
  if (as === "blob") return response.blob();
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

function headers({ body, file, idempotencyKey, token = "cookie" }: CallOptions): Record<string, string> {
  const bearer = token === "storage" ? storedToken() : cookieToken();
  return {
    Accept: "application/json",
    "Accept-Language": document.documentElement.lang || "id",
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(file && { "Content-Type": "application/octet-stream" }),
    ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
  };
}

/** Returns the query of a call with its question mark; what is undefined is left out. */
export function queryString(query: CallOptions["query"] = {}): string {
  const present = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return present.length === 0 ? "" : `?${new URLSearchParams(present)}`;
}

/**
 * Returns a signal that aborts with the first of the given ones. `AbortSignal.any` is newer than the browsers that the
 * site supports.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
