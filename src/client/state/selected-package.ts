import type { Rupiah } from "#money/rupiah.ts";
import { amount, orNull, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

const readCurrentPackage = record({ product: text(), name: text(), price: amount(), status: text(), ends_at: text() });

/** SPEC.md section 3, "Selected package", with the current package and the payment method. */
export const selectedPackage = slice(
  record({
    amount: amount(1),
    name: text(),
    price: amount(),
    product: text(),
    description: text(),
    currentPackage: orNull(readCurrentPackage),
    paymentMethod: record({ channelFee: amount() }),
  }),
);
export type SelectedPackage = ReturnType<typeof selectedPackage.read>;
export const initialSelectedPackage = selectedPackage.read(undefined);

export type SelectedPackageEvent =
  | { type: "chosen"; product: string; name: string; price: Rupiah; description?: string }
  | { type: "month added" }
  | { type: "month removed" }
  | { type: "payment method chosen"; channelFee: number }
  | { type: "current package known"; currentPackage: SelectedPackage["currentPackage"] };

/** Months have no lower bound here, as specified: the screen stops at 1 and the server refuses. */
export function changeSelectedPackage(state: SelectedPackage, event: SelectedPackageEvent): SelectedPackage {
  switch (event.type) {
    case "chosen":
      return {
        ...state,
        product: event.product,
        name: event.name,
        price: event.price,
        description: event.description ?? "",
        amount: 1,
      };
    case "month added":
      return { ...state, amount: state.amount + 1 };
    case "month removed":
      return { ...state, amount: state.amount - 1 };
    case "payment method chosen":
      return { ...state, paymentMethod: { channelFee: event.channelFee } };
    case "current package known":
      return { ...state, currentPackage: event.currentPackage };
  }
}
