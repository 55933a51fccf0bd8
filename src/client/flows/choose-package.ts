import { happened } from "../state/store.ts";
import { pickMonths } from "./pick-months.ts";

/** What the state keeps of a package that is chosen. */
export interface Choice {
  /** The product's name as the state spells it. */
  product: string;
  name: string;
  price: number;
  description: string;
}

/**
 * Chooses a package: SPEC.md section 4 sets product, name and price, resets the months to 1 and tells the payment state;
 * then the months that were picked elsewhere are applied (DECISIONS.md).
 */
export function choosePackage({ product, name, price, description }: Choice, months = 1): void {
  happened("selectedPackage", { type: "chosen", product, name, price, description });
  happened("payment", { type: "package chosen", name, price });
  pickMonths(months);
}
