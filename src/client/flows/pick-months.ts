import { isMonths } from "#shop/prices/months.ts";
import { dispatch, rootStore } from "../state/store.ts";

/** Sets the months of the chosen package by the specified transition, one month at a time. */
export function pickMonths(months: number): void {
  const { amount } = rootStore.getState().selectedPackage;
  if (!isMonths(months) || !isMonths(amount)) return;
  const type = months > amount ? "month added" : "month removed";
  for (let left = Math.abs(months - amount); left > 0; left--) dispatch("selectedPackage", { type });
}

/**
 * Returns the months that an address requests (`?months=3`), as the price page links to a package; undefined when there
 * are none or they are not sold.
 */
export function requestedMonths(search: string): number | undefined {
  const months = Number(new URLSearchParams(search).get("months") ?? Number.NaN);
  return isMonths(months) ? months : undefined;
}
