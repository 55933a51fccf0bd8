import type { Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** Sends one of Better Auth's own calls, by its path under `/auth`: `authCall("/sign-in/email", { email, password })`. */
export function authCall<T>(path: `/${string}`, body?: unknown): Promise<Outcome<T>> {
  return (body === undefined ? request("GET", `/auth${path}`) : request("POST", `/auth${path}`, { body })) as Promise<
    Outcome<unknown>
  > as Promise<Outcome<T>>;
}
