import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Rupiah } from "#money/rupiah.ts";

/** What the buyer needs in order to pay; the fields depend on the method. */
export interface PaymentInstructions {
  va_number?: string | undefined;
  biller_code?: string | undefined;
  bill_key?: string | undefined;
  qr_string?: string | undefined;
  qr_url?: string | undefined;
}

/** A payment to be requested from a provider. `reference` is ours: two requests with one reference never charge twice. */
export interface Charge {
  reference: string;
  amount: Rupiah;
  method: PaymentMethodId;
  description: string;
  items: readonly { id: string; name: string; price: Rupiah; quantity: number }[];
  customer: { name: string; email: string };
  placedAt: Date;
  expiresAt: Date;
}

/** A payment's status as a provider reports it. */
export interface PaymentStatus {
  state: "pending" | "paid" | "expired" | "cancelled" | "denied" | "refunded" | "missing";
  /** Received, when paid, in its currency. */
  amount: number;
  currency: string;
  /** Identifies a receipt of money, so that none is counted twice. */
  moneyId: string;
  /** The single receipts, from a provider that adds several up in `amount`. */
  receipts?: readonly { id: string; amount: number }[];
  providerId: string | null;
  instructions: PaymentInstructions | null;
}

/** A valid notification from an authenticated sender: the status of this payment changed and must be fetched. */
export interface Notification {
  reference: string;
  /** Equal for repeats of the same notification. */
  key: string;
  /** The provider's id of the payment, for providers that have no status call by reference. */
  providerId: string | null;
  /** Whether it reports that the payment was paid. Only the delay until it is applied is measured by it. */
  isPaid: boolean;
}

/** A request as received. */
export interface NotificationRequest {
  body: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Identifies a payment at the provider. */
interface PaymentHandle {
  reference: string;
  providerId: string | null;
}

/** A refund of money that arrived by a payment. Two requests with one key never return money twice. */
export interface RefundRequest extends PaymentHandle {
  /** Ours, as `refundKey` makes it. */
  key: string;
  amount: Rupiah;
}

/** Why a refund is not carried out by the provider, as far as it is known; `other` is explained by the provider's own message. */
export const refundReasons = [
  "not_supported",
  "partial_not_supported",
  "too_late",
  "too_much",
  "no_balance",
  "other_provider",
  "other",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What became of a refund at the provider; `reference` is the provider's id of it. */
export type RefundOutcome =
  | { state: "done" | "pending"; reference: string }
  | { state: "refused"; reason: RefundReason; message: string };

export interface ChargeResult {
  providerId: string;
  instructions: PaymentInstructions;
}

/** A payment provider. Every call may throw `GatewayError`; no other error is expected. */
export interface PaymentGateway {
  readonly provider: "simulator" | "midtrans" | "xendit";
  /** Whether a charge may be repeated with the same reference when the first response was lost. */
  readonly canRepeatCharge: boolean;
  charge(charge: Charge, signal?: AbortSignal): Promise<ChargeResult>;
  status(payment: PaymentHandle, signal?: AbortSignal): Promise<PaymentStatus>;
  /** Cancels a payment that is still open; one that has ended already is no error. */
  cancel(payment: PaymentHandle, signal?: AbortSignal): Promise<void>;
  /** Whether it can return money that was paid by a method to where it came from. */
  canRefund(method: PaymentMethodId): boolean;
  /** Returns money. A refusal is an outcome; it may be repeated with the same key as long as the outcome is unknown. */
  refund(refund: RefundRequest, signal?: AbortSignal): Promise<RefundOutcome>;
  /** Returns what became of a refund; `missing` when the provider never received it. */
  refundStatus(refund: RefundRequest, signal?: AbortSignal): Promise<RefundOutcome | { state: "missing" }>;
  /** Null when the signature is wrong or missing; throws `GatewayError` for a signed body that cannot be read. */
  readNotification(request: NotificationRequest): Notification | null;
}

/**
 * `unavailable`: down, slow or with an invalid response, so the outcome is unknown. `refused`: the provider refused.
 * `unreadable`: a notification that cannot be read.
 */
export class GatewayError extends Error {
  readonly kind: "unavailable" | "refused" | "unreadable";
  constructor(kind: GatewayError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "GatewayError";
    this.kind = kind;
  }
}
