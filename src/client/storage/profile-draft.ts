import { isRecord, readItem, removeItem, writeItem } from "./storage.ts";

const key = "account.profile";

/** Returns what this person changed in their profile and has not saved, by the name of the field. */
export function keptProfile(userId: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(readItem(key, "sessionStorage") ?? "null");
    return isRecord(kept) && kept.user === userId && isRecord(kept.values) ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab: a reload or the other language must not lose it. */
export function keepProfile(userId: string, values: Record<string, unknown>): void {
  writeItem(key, JSON.stringify({ user: userId, values }), "sessionStorage");
}

export function forgetProfileDraft(): void {
  removeItem(key, "sessionStorage");
}
