import { readItem, removeItem, writeItem } from "./storage.ts";

const key = "login.ended";

/** What ended with the session: `order`, when the visitor was about to order. */
export type Ended = "session" | "order";

/** Leaves word for the login page of this tab, where the visitor is sent unasked. */
export function noteEnded(what: Ended): void {
  writeItem(key, what, "sessionStorage");
}

/** The word left, once: whoever logs out later was not sent away. */
export function takeEnded(): Ended | undefined {
  const what = readItem(key, "sessionStorage");
  removeItem(key, "sessionStorage");
  return what === "session" || what === "order" ? what : undefined;
}
