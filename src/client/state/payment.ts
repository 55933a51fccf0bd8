import { amount, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/**
 * SPEC.md section 3, "Payment state", with the spelling of the specification. `va` is the number of the order awaiting payment and
 * `activeBilling` its id (DECISIONS.md).
 */
export const payment = slice(
  record({
    packagePrice: amount(),
    packageName: text(),
    paymentMethod: text("Mandiri"),
    totalItem: amount(1),
    va: text(),
    referalCode: text(),
    activeBilling: text(),
  }),
);
export type Payment = ReturnType<typeof payment.read>;
export const initialPayment = payment.read(undefined);

export type PaymentEvent =
  | { type: "package chosen"; name: string; price: number }
  | { type: "method chosen"; name: string }
  | { type: "referral entered"; code: string }
  | { type: "ordered"; order: string; va: string }
  | { type: "settled" };

export function changePayment(state: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case "package chosen":
      return { ...state, packageName: event.name, packagePrice: event.price, totalItem: 1 };
    case "method chosen":
      return { ...state, paymentMethod: event.name };
    case "referral entered":
      return { ...state, referalCode: event.code };
    case "ordered":
      return { ...state, activeBilling: event.order, va: event.va };
    case "settled":
      return { ...state, activeBilling: "", va: "" };
  }
}
