import type { PaymentMethodId } from "#catalogue/payment-methods.ts";

/** What the buyer needs in order to pay; which fields are there depends on the method. */
export interface PaymentInstructions {
  va_number?: string;
  biller_code?: string;
  bill_key?: string;
  qr_string?: string;
  qr_url?: string;
}

/** A payment to be asked of a provider. `reference` is ours: asking twice with one reference never charges twice. */
export interface Charge {
  reference: string;
  amount: number;
  method: PaymentMethodId;
  description: string;
  items: readonly { id: string; name: string; price: number; quantity: number }[];
  customer: { name: string; email: string };
  placedAt: Date;
  expiresAt: Date;
}

/** What a provider says of a payment when asked. */
export interface PaymentStatus {
  state: "pending" | "paid" | "expired" | "cancelled" | "denied" | "refunded" | "missing";
  /** Rupiah received, when paid. */
  amount: number;
  currency: string;
  /** Tells one receipt of money from another, so that none is counted twice. */
  moneyId: string;
  /** Each receipt by itself, from a provider that adds several up in `amount`. */
  receipts?: readonly { id: string; amount: number }[];
  providerId: string | null;
  instructions: PaymentInstructions | null;
}

/** A notification that was understood and whose sender is proven: something happened to this reference; go and ask. */
export interface Notification {
  reference: string;
  /** Equal for repeats of the same notification. */
  key: string;
  /** The provider's own id of the payment, with which to ask when asking by reference is not possible. */
  providerId: string | null;
}

/** A request as it arrived. */
export interface NotificationRequest {
  body: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What we know of a payment when asking about it. */
export interface PaymentHandle {
  reference: string;
  providerId: string | null;
}

export interface ChargeResult {
  providerId: string;
  instructions: PaymentInstructions;
}

/** The bank, whoever plays it. Every call may throw `GatewayError`; nothing else is expected. */
export interface PaymentGateway {
  readonly provider: "simulator" | "midtrans" | "xendit";
  /** Whether asking again for the same reference is safe when the first answer was lost. */
  readonly canRepeatCharge: boolean;
  charge(charge: Charge, signal?: AbortSignal): Promise<ChargeResult>;
  status(payment: PaymentHandle, signal?: AbortSignal): Promise<PaymentStatus>;
  /** Ends a payment that is still open; a payment that is over already is no error. */
  cancel(payment: PaymentHandle, signal?: AbortSignal): Promise<void>;
  /** Null when the signature is wrong or missing; throws `GatewayError` for a signed body nobody can understand. */
  readNotification(request: NotificationRequest): Notification | null;
}

/**
 * `unavailable`: down, slow or answering nonsense, so the outcome is unknown. `refused`: the provider said no.
 * `unreadable`: a notification without meaning.
 */
export class GatewayError extends Error {
  readonly kind: "unavailable" | "refused" | "unreadable";
  constructor(kind: GatewayError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "GatewayError";
    this.kind = kind;
  }
}
