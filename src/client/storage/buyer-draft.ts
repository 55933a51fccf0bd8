import type { UserData } from "../state/user.ts";
import { isRecord, readItem, removeItem, writeItem } from "./storage.ts";

/** The buyer on an invoice, as typed. */
export interface BuyerDraft {
  name: string;
  address: string;
  npwp: string;
}

const key = "payment.buyer";
type Owner = Pick<UserData, "id"> | null;

/**
 * Returns what this person typed about the buyer, stored for this tab only: a tax number does not belong in permanent
 * storage, and nobody's data is shown to the next person who logs in here.
 */
export function readBuyerDraft(user: Owner): Partial<BuyerDraft> {
  try {
    const stored: unknown = JSON.parse(readItem(key, "sessionStorage") ?? "null");
    return user && isRecord(stored) && stored.user === user.id ? (stored.draft as BuyerDraft) : {};
  } catch {
    return {};
  }
}

/** Stores what was typed. Without storage, or before the user is known, the page alone has it. */
export function storeBuyerDraft(user: Owner, draft: BuyerDraft): void {
  if (user) writeItem(key, JSON.stringify({ user: user.id, draft }), "sessionStorage");
}

/** Removes the draft, when its owner logs out or the account has the data. */
export function removeBuyerDraft(): void {
  removeItem(key, "sessionStorage");
}
