import { readItem, removeItem, writeItem } from "./storage.ts";

const key = "login.ended";

/** What ended with the session; `order`: the visitor was about to order. */
export type LogoutReason = "session" | "order";

/** Stores for this tab's login page why the visitor is redirected there. */
export function saveLogoutReason(reason: LogoutReason): void {
  writeItem(key, reason, "sessionStorage");
}

/** Returns the reason and removes it: a later logout on request has none. */
export function consumeLogoutReason(): LogoutReason | undefined {
  const reason = readItem(key, "sessionStorage");
  removeItem(key, "sessionStorage");
  return reason === "session" || reason === "order" ? reason : undefined;
}
