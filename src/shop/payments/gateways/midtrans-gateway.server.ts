import { createHash } from "node:crypto";
import {
  type Charge,
  type ChargeResult,
  GatewayError,
  type PaymentGateway,
  type PaymentStatus,
  type RefundOutcome,
} from "./gateway.ts";
import { basicAuth, jsonCall } from "./json-call.server.ts";
import {
  chargeBody,
  instructionsOf,
  type MidtransResponse,
  midtransSignature,
  notificationShape,
  responseShape,
  signedShape,
  wholeAmount,
} from "./midtrans-shapes.server.ts";
import { sameSecret } from "./same-secret.server.ts";

interface MidtransOptions {
  serverKey: string;
  /** `https://api.sandbox.midtrans.com` or `https://api.midtrans.com`. */
  baseUrl: string;
}

/**
 * Midtrans Core API: bill payment for Mandiri, bank transfer, QRIS. The body's `status_code` decides, not HTTP's. Refunds are
 * "direct refunds" (docs.midtrans.com/reference/direct-refund-transaction): QRIS and e-wallets only, no virtual account; at
 * GoPay within 45 days, 7 for a QR code that another app paid, which the provider judges. The result is final at once.
 */
export function midtransGateway({ serverKey, baseUrl }: MidtransOptions): PaymentGateway {
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/json",
    Authorization: basicAuth(serverKey),
  };

  async function call(path: string, request: RequestInit): Promise<MidtransResponse> {
    const { body } = await jsonCall(`${baseUrl}${path}`, { ...request, headers: { ...headers, ...request.headers } });
    const response = responseShape.safeParse(body);
    if (!response.success) throw new GatewayError("unavailable", "Midtrans responds in an unknown form");
    const code = Number(response.data.status_code);
    if (code >= 500 || code === 429) throw new GatewayError("unavailable", `Midtrans responds ${code}`);
    return response.data;
  }

  const status = (reference: string, signal?: AbortSignal) =>
    call(`/v2/${encodeURIComponent(reference)}/status`, { method: "GET", signal: signal ?? null });

  /** Returns a refund of a transaction by its key; undefined when the transaction has none of it. */
  async function findRefund(reference: string, key: string, signal?: AbortSignal) {
    const transaction = await status(reference, signal);
    return transaction.refunds?.find((refund) => refund.refund_key === key);
  }

  return {
    provider: "midtrans",
    canRepeatCharge: true,

    async charge(charge, signal): Promise<ChargeResult> {
      const first = await call("/v2/charge", {
        method: "POST",
        body: JSON.stringify(chargeBody(charge)),
        headers: idempotencyKey(charge),
        signal: signal ?? null,
      });
      // 406: this order_id was charged before, by an attempt whose response was lost. Its payment is still open.
      const response = first.status_code === "406" ? await status(charge.reference, signal) : first;
      if (response.status_code !== "201" && !(first.status_code === "406" && response.transaction_status === "pending"))
        throw new GatewayError("refused", `${response.status_code} ${response.status_message ?? ""}`.trim());
      const instructions = instructionsOf(response) ?? qrOf(charge, response, baseUrl);
      if (!instructions || !response.transaction_id || wholeAmount(response.gross_amount) !== charge.amount)
        throw new GatewayError("unavailable", "Midtrans opened another payment than requested");
      return { providerId: response.transaction_id, instructions };
    },

    async status({ reference }, signal): Promise<PaymentStatus> {
      const response = await status(reference, signal);
      if (response.status_code === "404") return { ...missingPayment, state: "missing" };
      if (response.order_id !== reference)
        throw new GatewayError("unavailable", "Midtrans responds about another order");
      if (!response.transaction_status || !response.transaction_id)
        throw new GatewayError("unavailable", `Midtrans responds ${response.status_code} to a status call`);
      return {
        state: stateOf(response),
        amount: wholeAmount(response.gross_amount),
        currency: response.currency ?? "IDR",
        moneyId: response.transaction_id,
        providerId: response.transaction_id,
        instructions: instructionsOf(response),
      };
    },

    async cancel({ reference }, signal) {
      const response = await call(`/v2/${encodeURIComponent(reference)}/cancel`, {
        method: "POST",
        signal: signal ?? null,
      });
      // 404: never charged. 407 and 412: ended already.
      if (!["200", "404", "407", "412"].includes(response.status_code))
        throw new GatewayError("refused", `${response.status_code} ${response.status_message ?? ""}`.trim());
    },

    canRefund: (method) => method === "qris",

    async refund({ key, reference, amount }, signal): Promise<RefundOutcome> {
      const response = await call(`/v2/${encodeURIComponent(reference)}/refund/online/direct`, {
        method: "POST",
        // A repeat with the same key is the same refund.
        body: JSON.stringify({ refund_key: key, amount, reason: `Refund ${key}` }),
        signal: signal ?? null,
      });
      if (response.status_code === "200" && response.refund_key === key) return doneRefund(response, key);
      // The refusal may be about a repeat of what was carried out: only the transaction itself says.
      const found = await findRefund(reference, key, signal);
      if (found) return doneRefund(found, key);
      if (response.status_code === "200") throw new GatewayError("unavailable", "Midtrans made another refund");
      const message = `${response.status_code} ${response.status_message ?? ""}`.trim();
      return { state: "refused", reason: "other", message };
    },

    async refundStatus({ key, reference }, signal) {
      const found = await findRefund(reference, key, signal);
      return found ? doneRefund(found, key) : { state: "missing" };
    },

    readNotification({ body }) {
      if (!signedShape.safeParse(body).success) return null;
      const parsed = notificationShape.safeParse(body);
      if (!parsed.success) throw new GatewayError("unreadable", "not a Midtrans notification");
      const notification = parsed.data;
      const expected = midtransSignature(
        notification.order_id,
        notification.status_code,
        notification.gross_amount,
        serverKey,
      );
      if (!sameSecret(notification.signature_key, expected)) return null;
      const key = `${notification.transaction_id}:${notification.transaction_status}:${notification.status_code}`;
      const isPaid = ["settlement", "capture"].includes(notification.transaction_status);
      return { reference: notification.order_id, key, providerId: notification.transaction_id, isPaid };
    },
  };
}

function doneRefund({ refund_chargeback_id: id }: Pick<MidtransResponse, "refund_chargeback_id">, key: string) {
  return { state: "done", reference: String(id ?? key) } as const;
}

const missingPayment = { amount: 0, currency: "IDR", moneyId: "", providerId: null, instructions: null };

/** Returns a key of at most 36 characters, equal for every attempt with one reference; Permata does not accept one. */
function idempotencyKey(charge: Charge): Record<string, string> {
  if (charge.method === "permata_va") return {};
  return { "Idempotency-Key": createHash("sha256").update(`charge:${charge.reference}`).digest("hex").slice(0, 36) };
}

/** Returns the address of the QR code, which a status response does not contain. */
function qrOf(charge: Charge, response: MidtransResponse, baseUrl: string) {
  if (charge.method !== "qris" || !response.transaction_id) return null;
  return { qr_url: `${baseUrl}/v2/qris/${response.transaction_id}/qr-code` };
}

function stateOf(response: MidtransResponse): PaymentStatus["state"] {
  switch (response.transaction_status) {
    case "settlement":
    case "capture":
      return response.status_code === "200" && (response.fraud_status ?? "accept").toLowerCase() === "accept"
        ? "paid"
        : "pending";
    // A person sent part of the money back at Midtrans; the rest stays paid.
    case "partial_refund":
    case "partial_chargeback":
      return "paid";
    case "pending":
    case "authorize":
      return "pending";
    case "expire":
      return "expired";
    case "cancel":
      return "cancelled";
    case "deny":
    case "failure":
    case "chargeback":
      return "denied";
    case "refund":
      return "refunded";
    default:
      throw new GatewayError("unavailable", `Midtrans reports an unknown state: ${response.transaction_status}`);
  }
}
