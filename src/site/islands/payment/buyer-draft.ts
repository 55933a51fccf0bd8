import { personName } from "#accounts/person-name.ts";
import type { BuyerDraft } from "#client/kept-buyer.ts";
import type { UserData } from "#client/state/user.ts";

/** The buyer as the account knows them. */
export function buyerOf(user: UserData | null): BuyerDraft {
  return { name: user ? personName(user) : "", address: user?.address ?? "", npwp: "" };
}

/** Sixteen digits, however they were grouped; undefined when there is nothing. */
export function npwpDigits(typed: string): string | undefined {
  return typed.replace(/[\s.-]/g, "") || undefined;
}
