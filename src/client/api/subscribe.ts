import type { Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** Asks for the newsletter; always accepted, the mail decides (double opt-in). */
export function subscribe(
  email: string,
  locale: string,
  more: Record<string, unknown> = {},
): Promise<Outcome<unknown>> {
  return request("POST", "/subscribe", { body: { ...more, email, locale } });
}
