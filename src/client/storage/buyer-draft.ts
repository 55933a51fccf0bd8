import type { UserData } from "../state/user.ts";
import { isRecord, readItem, removeItem, writeItem } from "./storage.ts";

/** Who an invoice is made out to, as typed. */
export interface BuyerDraft {
  name: string;
  address: string;
  npwp: string;
}

const key = "payment.buyer";
type Owner = Pick<UserData, "id"> | null;

/**
 * What this person typed about the buyer, kept for this tab only: a tax number has no place in lasting storage, and
 * nobody's data is put before the next who logs in here.
 */
export function keptBuyer(user: Owner): Partial<BuyerDraft> {
  try {
    const kept: unknown = JSON.parse(readItem(key, "sessionStorage") ?? "null");
    return user && isRecord(kept) && kept.user === user.id ? (kept.draft as BuyerDraft) : {};
  } catch {
    return {};
  }
}

/** Without storage, or before it is known who types, it lives as long as the page. */
export function keepBuyer(user: Owner, draft: BuyerDraft): void {
  if (user) writeItem(key, JSON.stringify({ user: user.id, draft }), "sessionStorage");
}

/** Called when its owner logs out. */
export function forgetBuyer(): void {
  removeItem(key, "sessionStorage");
}
