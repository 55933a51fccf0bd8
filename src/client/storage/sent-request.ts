import { isRecord, readItem, removeItem, writeItem } from "./storage.ts";

const key = "sentRequest";

export interface SentRequest {
  /** The address the copy goes to. */
  email: string;
  id: string;
}

/** Remembers, in this tab, what was sent last: the page of thanks names its address and number. */
export function rememberSentRequest(sent: SentRequest): void {
  writeItem(key, JSON.stringify(sent), "sessionStorage");
}

/** What this tab sent last, if anything. */
export function sentRequest(): SentRequest | undefined {
  try {
    const sent: unknown = JSON.parse(readItem(key, "sessionStorage") ?? "null");
    return isRecord(sent) && typeof sent.email === "string" && typeof sent.id === "string"
      ? { email: sent.email, id: sent.id }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what this tab sent last. */
export function forgetSentRequest(): void {
  removeItem(key, "sessionStorage");
}
