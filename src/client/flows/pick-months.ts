import { isMonths } from "#shop/prices/months.ts";
import { happened, rootStore } from "../state/store.ts";

/** Brings the chosen package to a number of months by the specified transition, one month at a time. */
export function pickMonths(months: number): void {
  const { amount } = rootStore.getState().selectedPackage;
  if (!isMonths(months) || !isMonths(amount)) return;
  const type = months > amount ? "month added" : "month removed";
  for (let left = Math.abs(months - amount); left > 0; left--) happened("selectedPackage", { type });
}

/**
 * The months that an address asks for (`?months=3`), as the price page links to a package; undefined when it asks for
 * none or for what is not sold.
 */
export function askedMonths(search: string): number | undefined {
  const months = Number(new URLSearchParams(search).get("months") ?? Number.NaN);
  return isMonths(months) ? months : undefined;
}
