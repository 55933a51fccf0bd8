import { amount, isText, orNull, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** Reads a number from our API; text where an older page stored it so. */
const readId = (value: unknown): string | number => (typeof value === "number" ? value : text()(value));

const fields = {
  id: readId,
  code: text(),
  uuid: text(),
  /** The cap of the discount in rupiah; null: none. */
  max_price: orNull(amount(), (value) => typeof value === "number"),
  /** The time at which it was withdrawn, or null. */
  expired: orNull(text(), isText),
  start_date: text(),
  end_date: text(),
  value: amount(),
  unit: text(),
  createdAt: text(),
  updatedAt: text(),
};
const readVoucher = record(fields);

/** SPEC.md section 3, "Discount (voucher)", with section 4's error. */
export const discount = slice(record({ ...fields, error: orNull(text(), isText) }));
export type Voucher = ReturnType<typeof readVoucher>;
export type Discount = ReturnType<typeof discount.read>;
export const initialDiscount = discount.read(undefined);

export type DiscountEvent =
  | { type: "pending" }
  | { type: "success"; vouchers: readonly Voucher[] }
  | { type: "failure" }
  | { type: "removed" };

/**
 * Returns the next state. An empty list is a success without a discount; the reason comes with the quote (DECISIONS.md).
 */
export function changeDiscount(_state: Discount, event: DiscountEvent): Discount {
  switch (event.type) {
    case "pending":
    case "removed":
      return { ...initialDiscount };
    case "success":
      return { ...readVoucher(event.vouchers[0]), error: null };
    case "failure":
      return { ...initialDiscount, error: "Error" };
  }
}
