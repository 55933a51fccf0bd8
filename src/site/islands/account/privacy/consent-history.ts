import type { AccountWords } from "#content/kinds/account.ts";

export interface ConsentEntry {
  purpose: "privacy" | "marketing";
  granted: boolean;
  at: string;
}

/**
 * Returns the text of one decision; `history` is newest first. Only a given consent can be stopped: a box left empty at
 * the registration stops nothing.
 */
export function consentText(history: readonly ConsentEntry[], index: number, words: AccountWords["consents"]): string {
  const { purpose, granted } = history[index]!;
  if (purpose === "privacy") return words.privacyGiven;
  if (granted) return words.given;
  const givenBefore = history.slice(index + 1).some((earlier) => earlier.purpose === purpose && earlier.granted);
  return givenBefore ? words.taken : words.notGiven;
}
