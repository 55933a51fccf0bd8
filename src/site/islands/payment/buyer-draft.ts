import type { UserData } from "#client/state/user.ts";

export interface BuyerDraft {
  name: string;
  address: string;
  npwp: string;
}

const key = "payment.buyer";

/** What was typed about the buyer, kept for this tab only: a tax number has no place in lasting storage. */
export function keptBuyer(): Partial<BuyerDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

export function keepBuyer(draft: BuyerDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** The buyer as the account knows them. */
export function buyerOf(user: UserData | null): BuyerDraft {
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(" ");
  return { name, address: user?.address ?? "", npwp: "" };
}

/** Sixteen digits, however they were grouped; undefined when there is nothing. */
export function npwpDigits(typed: string): string | undefined {
  return typed.replace(/[\s.-]/g, "") || undefined;
}
