import { isRecord, readItem, removeItem, writeItem } from "./storage.ts";

const key = "sentRequest";

export interface SentRequest {
  /** The address that the copy is sent to. */
  email: string;
  id: string;
}

/** Stores, for this tab, the last request that was sent: the page of thanks names its address and number. */
export function storeSentRequest(sent: SentRequest): void {
  writeItem(key, JSON.stringify(sent), "sessionStorage");
}

/** Returns the last request that this tab sent. */
export function readSentRequest(): SentRequest | undefined {
  try {
    const sent: unknown = JSON.parse(readItem(key, "sessionStorage") ?? "null");
    return isRecord(sent) && typeof sent.email === "string" && typeof sent.id === "string"
      ? { email: sent.email, id: sent.id }
      : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSentRequest(): void {
  removeItem(key, "sessionStorage");
}
