import { z } from "zod";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import {
  type Charge,
  GatewayError,
  type PaymentInstructions,
  type PaymentStatus,
  type RefundOutcome,
  type RefundReason,
  type RefundRequest,
} from "./gateway.ts";

const capture = z.object({ capture_id: z.string(), capture_amount: z.number() });

/** The fields we read of a payment request of Payments v3. */
export const requestShape = z.object({
  payment_request_id: z.string(),
  reference_id: z.string(),
  status: z.string(),
  request_amount: z.number().optional(),
  currency: z.string().optional(),
  latest_payment_id: z.string().optional(),
  captures: z.array(capture).optional(),
  actions: z.array(z.object({ type: z.string(), descriptor: z.string(), value: z.string() })).optional(),
});
type XenditRequest = z.output<typeof requestShape>;

export const errorShape = z.object({ error_code: z.string(), message: z.string().optional() });

export const eventShape = z.object({
  event: z.enum(["payment.capture", "payment.failure", "payment_request.expiry"]),
  data: z.object({
    payment_id: z.string().optional(),
    payment_request_id: z.string(),
    reference_id: z.string(),
    captures: z.array(capture).optional(),
  }),
});

/** A refund; `reference_id` is our key, null for one that was made in the dashboard. */
const refundFields = z.object({ id: z.string(), reference_id: z.string().nullish() });
export const refundShape = refundFields.extend({
  status: z.string(),
  amount: z.number().optional(),
  failure_code: z.string().nullish(),
});
type XenditRefund = z.output<typeof refundShape>;
export const refundListShape = z.object({ data: z.array(refundShape) });

/** The SDK's callback has the refund in `data`, the sample of the documentation once more inside it. */
export const refundEventShape = z.object({
  event: z.enum(["refund.succeeded", "refund.failed"]),
  data: z.union([refundFields, z.object({ data: refundFields }).transform(({ data }) => data)]),
});

/** Returns the body of `POST /refunds`. */
export function refundBody({ key, providerId, amount }: RefundRequest): object {
  return { payment_request_id: providerId, reference_id: key, currency: "IDR", amount, reason: "OTHERS" };
}

// Error codes of the call and failure codes of the refund (docs.xendit.co/docs/id/error-scenarios and /qr-codes test scenarios).
const refundReasons: Record<string, RefundReason> = {
  REFUND_NOT_SUPPORTED: "not_supported",
  PARTIAL_REFUND_NOT_SUPPORTED: "partial_not_supported",
  INELIGIBLE_TRANSACTION: "too_late",
  MAXIMUM_REFUND_AMOUNT_REACHED: "too_much",
  REFUND_AMOUNT_EXCEEDED: "too_much",
  INSUFFICIENT_BALANCE: "no_balance",
};

/** Returns the refusal that a code of Xendit means. */
export function refusedRefund(code: string): RefundOutcome {
  return { state: "refused", reason: refundReasons[code] ?? "other", message: code };
}

/** Returns what became of a refund. */
export function refundOutcome({ id, status, failure_code }: XenditRefund): RefundOutcome {
  switch (status) {
    case "SUCCEEDED":
      return { state: "done", reference: id };
    case "PENDING":
    case "ACCEPTED":
      return { state: "pending", reference: id };
    case "FAILED":
    case "CANCELLED":
      return refusedRefund(failure_code ?? status);
    default:
      throw new GatewayError("unavailable", `Xendit reports an unknown status of a refund: ${status}`);
  }
}

const channels: Record<PaymentMethodId, string> = {
  mandiri_va: "MANDIRI_VIRTUAL_ACCOUNT",
  bca_va: "BCA_VIRTUAL_ACCOUNT",
  bni_va: "BNI_VIRTUAL_ACCOUNT",
  bri_va: "BRI_VIRTUAL_ACCOUNT",
  permata_va: "PERMATA_VIRTUAL_ACCOUNT",
  qris: "QRIS",
};

/** Returns the body of `POST /v3/payment_requests`. */
export function requestBody(charge: Charge): object {
  const expires = { expires_at: charge.expiresAt.toISOString().replace(/\.\d{3}Z$/, "Z") };
  return {
    reference_id: charge.reference,
    type: "PAY",
    country: "ID",
    currency: "IDR",
    request_amount: charge.amount,
    capture_method: "AUTOMATIC",
    channel_code: channels[charge.method],
    channel_properties:
      charge.method === "qris" ? expires : { display_name: charge.customer.name.slice(0, 50), ...expires },
  };
}

/** Returns the number or QR text to show, or null when there is none. */
export function instructionsOf(request: XenditRequest): PaymentInstructions | null {
  const value = (descriptor: string) => request.actions?.find((action) => action.descriptor === descriptor)?.value;
  const vaNumber = value("VIRTUAL_ACCOUNT_NUMBER");
  if (vaNumber) return { va_number: vaNumber };
  const qr = value("QR_STRING");
  return qr ? { qr_string: qr } : null;
}

const states: Record<string, PaymentStatus["state"]> = {
  ACCEPTING_PAYMENTS: "pending",
  REQUIRES_ACTION: "pending",
  AUTHORIZED: "pending",
  PENDING: "pending",
  SUCCEEDED: "paid",
  FAILED: "denied",
  CANCELED: "cancelled",
  EXPIRED: "expired",
};

/** Returns the status of a payment request. */
export function statusOf(request: XenditRequest): PaymentStatus {
  const state = states[request.status];
  if (!state) throw new GatewayError("unavailable", `Xendit reports an unknown status: ${request.status}`);
  const captures = request.captures ?? [];
  const captured = captures.reduce((sum, each) => sum + each.capture_amount, 0);
  return {
    state,
    amount: captures.length > 0 ? captured : (request.request_amount ?? 0),
    currency: request.currency ?? "IDR",
    moneyId:
      captures.map((each) => each.capture_id).join("+") || (request.latest_payment_id ?? request.payment_request_id),
    ...(captures.length > 0 && {
      receipts: captures.map((each) => ({ id: each.capture_id, amount: each.capture_amount })),
    }),
    providerId: request.payment_request_id,
    instructions: instructionsOf(request),
  };
}
