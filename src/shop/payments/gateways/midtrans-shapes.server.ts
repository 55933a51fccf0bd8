import { createHash } from "node:crypto";
import { z } from "zod";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { type Charge, GatewayError, type PaymentInstructions } from "./gateway.ts";

/** A refund in the response to status; one that was made in the dashboard may have no key. */
const refundShape = z.object({
  refund_key: z.string().nullish(),
  refund_chargeback_id: z.union([z.number(), z.string()]).nullish(),
});

/** The fields we read of the responses to charge, status and refund. Scalars are strings. */
export const responseShape = z.object({
  status_code: z.string(),
  status_message: z.string().optional(),
  transaction_id: z.string().optional(),
  order_id: z.string().optional(),
  gross_amount: z.string().optional(),
  currency: z.string().optional(),
  transaction_status: z.string().optional(),
  fraud_status: z.string().optional(),
  va_numbers: z.array(z.object({ bank: z.string(), va_number: z.string() })).optional(),
  permata_va_number: z.string().optional(),
  biller_code: z.string().optional(),
  bill_key: z.string().optional(),
  qr_string: z.string().optional(),
  actions: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  refund_key: z.string().nullish(),
  refund_chargeback_id: z.union([z.number(), z.string()]).nullish(),
  refunds: z.array(refundShape).nullish(),
});
export type MidtransResponse = z.output<typeof responseShape>;

export const notificationShape = z.object({
  order_id: z.string().min(1),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
  transaction_id: z.string(),
  transaction_status: z.string(),
});
export const signedShape = notificationShape.pick({ signature_key: true });

/** Returns the lowercase hex SHA-512 of the four strings exactly as received (PAYMENTS.md section 2). */
export function midtransSignature(orderId: string, statusCode: string, grossAmount: string, serverKey: string): string {
  return createHash("sha512")
    .update(orderId + statusCode + grossAmount + serverKey)
    .digest("hex");
}

const methodBodies: Record<PaymentMethodId, (charge: Charge) => object> = {
  mandiri_va: ({ description }) => ({
    payment_type: "echannel",
    echannel: { bill_info1: "Payment:", bill_info2: description.slice(0, 30) },
  }),
  bca_va: () => ({ payment_type: "bank_transfer", bank_transfer: { bank: "bca" } }),
  bni_va: () => ({ payment_type: "bank_transfer", bank_transfer: { bank: "bni" } }),
  bri_va: () => ({ payment_type: "bank_transfer", bank_transfer: { bank: "bri" } }),
  permata_va: () => ({ payment_type: "bank_transfer", bank_transfer: { bank: "permata" } }),
  qris: () => ({ payment_type: "qris", qris: { acquirer: "gopay" } }),
};

/** Returns the body of `POST /v2/charge`. */
export function chargeBody(charge: Charge): object {
  const minutes = Math.max(1, Math.round((charge.expiresAt.getTime() - charge.placedAt.getTime()) / 60_000));
  return {
    ...methodBodies[charge.method](charge),
    transaction_details: { order_id: charge.reference, gross_amount: charge.amount },
    item_details: charge.items.map((item) => ({ ...item, name: item.name.slice(0, 50) })),
    customer_details: { first_name: charge.customer.name.slice(0, 100), email: charge.customer.email },
    custom_expiry: { order_time: jakartaTime(charge.placedAt), expiry_duration: minutes, unit: "minute" },
  };
}

/** Returns the time as `2026-11-20 14:05:00 +0700` */
function jakartaTime(moment: Date): string {
  return `${new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ")} +0700`;
}

/**
 * Returns what the buyer needs in order to pay, which each method puts elsewhere; null when the response has none of it.
 */
export function instructionsOf(response: MidtransResponse): PaymentInstructions | null {
  if (response.biller_code && response.bill_key)
    return { biller_code: response.biller_code, bill_key: response.bill_key };
  const vaNumber = response.permata_va_number ?? response.va_numbers?.[0]?.va_number;
  if (vaNumber) return { va_number: vaNumber };
  const qr = response.actions?.find((action) => action.name.startsWith("generate-qr-code"))?.url;
  if (!qr && !response.qr_string) return null;
  return { ...(response.qr_string && { qr_string: response.qr_string }), ...(qr && { qr_url: qr }) };
}

/** Reads an amount: `1114440.00` -> 1114440. Amounts are whole rupiah; anything else is invalid. */
export function wholeAmount(text: string | undefined): number {
  if (!text || !/^\d{1,15}(\.00?)?$/.test(text)) throw new GatewayError("unavailable", `no whole amount: ${text}`);
  return Number(text.split(".")[0]);
}
