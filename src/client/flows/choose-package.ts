import type { Rupiah } from "#money/rupiah.ts";
import { dispatch } from "../state/store.ts";
import { pickMonths } from "./pick-months.ts";

/** What the state stores of a chosen package. */
export interface Choice {
  /** The product's name as the state spells it. */
  product: string;
  name: string;
  price: Rupiah;
  description: string;
}

/**
 * Chooses a package: sets product, name and price, resets the months to 1 and updates the payment state (SPEC.md section
 * 4); then applies the months that were picked elsewhere (DECISIONS.md).
 */
export function choosePackage({ product, name, price, description }: Choice, months = 1): void {
  dispatch("selectedPackage", { type: "chosen", product, name, price, description });
  dispatch("payment", { type: "package chosen", name, price });
  pickMonths(months);
}
