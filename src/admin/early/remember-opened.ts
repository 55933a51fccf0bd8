import { readItem, writeItem } from "#client/storage/storage.ts";

const key = "admin.opened";

/** Returns whether the app opened for whoever used it last in this browser; for others a list would be refused. */
export const hasOpened = (): boolean => readItem(key) === "1";

/** Remembers whether the app opened for who is logged in. */
export function rememberOpened(opened: boolean): void {
  writeItem(key, opened ? "1" : "0");
}
