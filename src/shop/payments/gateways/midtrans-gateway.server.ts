import { createHash } from "node:crypto";
import { type Charge, type ChargeResult, GatewayError, type PaymentGateway, type PaymentStatus } from "./gateway.ts";
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

export interface MidtransOptions {
  serverKey: string;
  /** `https://api.sandbox.midtrans.com` or `https://api.midtrans.com`. */
  baseUrl: string;
}

/** Midtrans Core API: bill payment for Mandiri, bank transfer, QRIS. The body's `status_code` decides, not HTTP's. */
export function midtransGateway({ serverKey, baseUrl }: MidtransOptions): PaymentGateway {
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/json",
    Authorization: basicAuth(serverKey),
  };

  async function call(path: string, request: RequestInit): Promise<MidtransResponse> {
    const { body } = await jsonCall(`${baseUrl}${path}`, { ...request, headers: { ...headers, ...request.headers } });
    const answer = responseShape.safeParse(body);
    if (!answer.success) throw new GatewayError("unavailable", "Midtrans answers in an unknown form");
    const code = Number(answer.data.status_code);
    if (code >= 500 || code === 429) throw new GatewayError("unavailable", `Midtrans answers ${code}`);
    return answer.data;
  }

  const status = (reference: string, signal?: AbortSignal) =>
    call(`/v2/${encodeURIComponent(reference)}/status`, { method: "GET", signal });

  return {
    provider: "midtrans",
    canRepeatCharge: true,

    async charge(charge, signal): Promise<ChargeResult> {
      const first = await call("/v2/charge", {
        method: "POST",
        body: JSON.stringify(chargeBody(charge)),
        headers: idempotencyKey(charge),
        signal,
      });
      // 406: this order_id was charged before, by an attempt whose answer was lost. What it opened is still there.
      const answer = first.status_code === "406" ? await status(charge.reference, signal) : first;
      if (answer.status_code !== "201" && !(first.status_code === "406" && answer.transaction_status === "pending"))
        throw new GatewayError("refused", `${answer.status_code} ${answer.status_message ?? ""}`.trim());
      const instructions = instructionsOf(answer) ?? qrOf(charge, answer, baseUrl);
      if (!instructions || !answer.transaction_id || wholeAmount(answer.gross_amount) !== charge.amount)
        throw new GatewayError("unavailable", "Midtrans opened something else than what was asked");
      return { providerId: answer.transaction_id, instructions };
    },

    async status({ reference }, signal): Promise<PaymentStatus> {
      const answer = await status(reference, signal);
      if (answer.status_code === "404") return { ...nothing, state: "missing" };
      if (answer.order_id !== reference) throw new GatewayError("unavailable", "Midtrans tells of another order");
      if (!answer.transaction_status || !answer.transaction_id)
        throw new GatewayError("unavailable", `Midtrans answers ${answer.status_code} to a status call`);
      return {
        state: stateOf(answer),
        amount: wholeAmount(answer.gross_amount),
        currency: answer.currency ?? "IDR",
        moneyId: answer.transaction_id,
        providerId: answer.transaction_id,
        instructions: instructionsOf(answer),
      };
    },

    async cancel({ reference }, signal) {
      const answer = await call(`/v2/${encodeURIComponent(reference)}/cancel`, { method: "POST", signal });
      // 404: never charged. 407 and 412: over already.
      if (!["200", "404", "407", "412"].includes(answer.status_code))
        throw new GatewayError("refused", `${answer.status_code} ${answer.status_message ?? ""}`.trim());
    },

    readNotification({ body }) {
      if (!signedShape.safeParse(body).success) return null;
      const parsed = notificationShape.safeParse(body);
      if (!parsed.success) throw new GatewayError("unreadable", "no Midtrans notification");
      const it = parsed.data;
      const expected = midtransSignature(it.order_id, it.status_code, it.gross_amount, serverKey);
      if (!sameSecret(it.signature_key, expected)) return null;
      const key = `${it.transaction_id}:${it.transaction_status}:${it.status_code}`;
      return { reference: it.order_id, key, providerId: it.transaction_id };
    },
  };
}

const nothing = { amount: 0, currency: "IDR", moneyId: "", providerId: null, instructions: null };

/** At most 36 characters, the same for every attempt at one reference; Permata does not take one. */
function idempotencyKey(charge: Charge): Record<string, string> {
  if (charge.method === "permata_va") return {};
  return { "Idempotency-Key": createHash("sha256").update(`charge:${charge.reference}`).digest("hex").slice(0, 36) };
}

/** A status answer does not repeat the QR action; its address follows from the transaction. */
function qrOf(charge: Charge, answer: MidtransResponse, baseUrl: string) {
  if (charge.method !== "qris" || !answer.transaction_id) return null;
  return { qr_url: `${baseUrl}/v2/qris/${answer.transaction_id}/qr-code` };
}

function stateOf(answer: MidtransResponse): PaymentStatus["state"] {
  switch (answer.transaction_status) {
    case "settlement":
    case "capture":
      return answer.status_code === "200" && (answer.fraud_status ?? "accept").toLowerCase() === "accept"
        ? "paid"
        : "pending";
    // Part of the money went back by a person's hand: they know, and the rest stays paid.
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
      throw new GatewayError("unavailable", `Midtrans knows a state that we do not: ${answer.transaction_status}`);
  }
}
