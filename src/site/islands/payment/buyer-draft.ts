import type { BuyerDraft } from "#client/kept-buyer.ts";
import type { UserData } from "#client/state/user.ts";

/** The buyer as the account knows them. */
export function buyerOf(user: UserData | null): BuyerDraft {
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(" ");
  return { name, address: user?.address ?? "", npwp: "" };
}

/** Sixteen digits, however they were grouped; undefined when there is nothing. */
export function npwpDigits(typed: string): string | undefined {
  return typed.replace(/[\s.-]/g, "") || undefined;
}
