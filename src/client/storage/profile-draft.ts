import { isRecord, readItem, removeItem, writeItem } from "./storage.ts";

const key = "account.profile";

/** Returns the unsaved changes of this person's profile, by the name of the field. */
export function readProfileDraft(userId: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(readItem(key, "sessionStorage") ?? "null");
    return isRecord(stored) && stored.user === userId && isRecord(stored.values) ? stored.values : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the draft for this tab. */
export function storeProfileDraft(userId: string, values: Record<string, unknown>): void {
  writeItem(key, JSON.stringify({ user: userId, values }), "sessionStorage");
}

export function forgetProfileDraft(): void {
  removeItem(key, "sessionStorage");
}
