import type { Outcome } from "./outcome.ts";
import { sendAny } from "./send-any.ts";

/** Sends one of Better Auth's own calls, by its path under `/auth`: `authCall("/sign-in/email", { email, password })`. */
export function authCall<T>(path: string, body?: unknown): Promise<Outcome<T>> {
  return body === undefined ? sendAny<T>("GET", `/auth${path}`) : sendAny<T>("POST", `/auth${path}`, { body });
}
