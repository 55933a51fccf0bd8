import { GatewayError, type PaymentGateway, type RefundOutcome } from "./gateway.ts";
import { basicAuth, jsonCall } from "./json-call.server.ts";
import { referenceOfRefund } from "./refund-key.ts";
import { sameSecret } from "./same-secret.server.ts";
import {
  errorShape,
  eventShape,
  instructionsOf,
  refundBody,
  refundEventShape,
  refundListShape,
  refundOutcome,
  refundShape,
  refusedRefund,
  requestBody,
  requestShape,
  statusOf,
} from "./xendit-shapes.server.ts";

interface XenditOptions {
  secretKey: string;
  callbackToken: string;
  /** `https://api.xendit.co`; the key decides between test and live. */
  baseUrl: string;
}

/**
 * Returns the gateway of Xendit Payments v3. It documents no idempotency header, so a charge whose response was lost is
 * not repeated but closed; money that still arrives for it is reviewed by a person. Refunds are made by `POST /refunds`, which
 * has the header `idempotency-key` (docs.xendit.co/apidocs/refund-payment-request, xendit-php docs/RefundApi.md): of QRIS,
 * where the issuer takes part, and of no virtual account. They may end later, which an event reports.
 */
export function xenditGateway({ secretKey, callbackToken, baseUrl }: XenditOptions): PaymentGateway {
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/json",
    Authorization: basicAuth(secretKey),
    "api-version": "2024-11-11",
  };
  const requests = `${baseUrl}/v3/payment_requests`;
  const refusal = (body: unknown, status: number) => {
    const error = errorShape.safeParse(body);
    return new GatewayError("refused", error.success ? error.data.error_code : `Xendit responds ${status}`);
  };
  const read = (body: unknown) => {
    const request = requestShape.safeParse(body);
    if (!request.success) throw new GatewayError("unavailable", "Xendit responds in an unknown form");
    return request.data;
  };

  // This call belongs to no version of Payments v3.
  const { "api-version": _, ...refundHeaders } = headers;
  /** Returns what became of a refund, found by its key among those of its payment; undefined when there is none. */
  async function findRefund(providerId: string, key: string, signal?: AbortSignal): Promise<RefundOutcome | undefined> {
    const url = `${baseUrl}/refunds?payment_request_id=${encodeURIComponent(providerId)}&limit=100`;
    const { status, body } = await jsonCall(url, { headers: refundHeaders, signal: signal ?? null });
    if (status === 404) return undefined;
    const list = refundListShape.safeParse(body);
    if (status >= 400 || !list.success)
      throw new GatewayError("unavailable", `Xendit responds ${status} about refunds`);
    const found = list.data.data.find((refund) => refund.reference_id === key);
    return found && refundOutcome(found);
  }

  return {
    provider: "xendit",
    canRepeatCharge: false,

    async charge(charge, signal) {
      const init = { method: "POST", headers, body: JSON.stringify(requestBody(charge)), signal: signal ?? null };
      const { status, body } = await jsonCall(requests, init);
      if (status >= 400) throw refusal(body, status);
      const request = read(body);
      const instructions = instructionsOf(request);
      if (!instructions || request.reference_id !== charge.reference)
        throw new GatewayError("unavailable", "Xendit opened another payment than requested");
      return { providerId: request.payment_request_id, instructions };
    },

    async status({ providerId, reference }, signal) {
      // Xendit has no status call without its own id.
      if (!providerId)
        return { state: "missing", amount: 0, currency: "IDR", moneyId: "", providerId: null, instructions: null };
      const { status, body } = await jsonCall(`${requests}/${encodeURIComponent(providerId)}`, {
        headers,
        signal: signal ?? null,
      });
      if (status === 404)
        return { state: "missing", amount: 0, currency: "IDR", moneyId: "", providerId, instructions: null };
      if (status >= 400) throw new GatewayError("unavailable", `Xendit responds ${status} to a status call`);
      const request = read(body);
      // The id may come from a notification, which must not name another payment.
      if (request.reference_id !== reference)
        throw new GatewayError("unavailable", "Xendit responds about another payment");
      return statusOf(request);
    },

    async cancel({ providerId }, signal) {
      if (!providerId) return;
      const url = `${requests}/${encodeURIComponent(providerId)}/cancel`;
      const { status, body } = await jsonCall(url, { method: "POST", headers, body: "{}", signal: signal ?? null });
      if (status < 400 || status === 404) return;
      const error = errorShape.safeParse(body);
      const ended =
        error.success && ["INACTIVE_PAYMENT_REQUEST", "INELIGIBLE_TRANSACTION_STATUS"].includes(error.data.error_code);
      if (!ended) throw refusal(body, status);
    },

    canRefund: (method) => method === "qris",

    async refund(refund, signal): Promise<RefundOutcome> {
      const { key, providerId, amount } = refund;
      // It names a payment by its own id only.
      if (!providerId) return refusedRefund("NO_PAYMENT_REQUEST_ID");
      const { status, body } = await jsonCall(`${baseUrl}/refunds`, {
        method: "POST",
        headers: { ...refundHeaders, "idempotency-key": key },
        body: JSON.stringify(refundBody(refund)),
        signal: signal ?? null,
      });
      if (status < 400) {
        const made = refundShape.safeParse(body);
        if (!made.success || made.data.reference_id !== key || (made.data.amount ?? amount) !== amount)
          throw new GatewayError("unavailable", "Xendit made another refund than requested");
        return refundOutcome(made.data);
      }
      const error = errorShape.safeParse(body);
      const code = error.success ? error.data.error_code : `Xendit responds ${status}`;
      // 409: the same key is in use, by an attempt whose response was lost.
      if (status === 409 || code === "REFUND_IN_PROGRESS") {
        const found = await findRefund(providerId, key, signal);
        if (found) return found;
      }
      if (status === 409 || temporary.has(code)) throw new GatewayError("unavailable", code);
      return refusedRefund(code);
    },

    async refundStatus({ key, providerId }, signal) {
      return (providerId && (await findRefund(providerId, key, signal))) || { state: "missing" };
    },

    readNotification({ body, headers: requestHeaders }) {
      const token = requestHeaders["x-callback-token"];
      if (typeof token !== "string" || !sameSecret(token, callbackToken)) return null;
      const refund = refundEventShape.safeParse(body);
      if (refund.success) {
        const { event: name, data: made } = refund.data;
        const reference = referenceOfRefund(made.reference_id ?? "");
        return { reference, key: `${name}:${made.id}`, providerId: null, isPaid: false };
      }
      const event = eventShape.safeParse(body);
      if (!event.success) throw new GatewayError("unreadable", "not a Xendit event");
      const { data } = event.data;
      const money =
        data.captures?.map((each) => each.capture_id).join("+") ?? data.payment_id ?? data.payment_request_id;
      return {
        reference: data.reference_id,
        key: `${event.data.event}:${money}`,
        providerId: data.payment_request_id,
        isPaid: event.data.event === "payment.capture",
      };
    },
  };
}

/** Error codes after which the same refund succeeds later. */
const temporary: ReadonlySet<string> = new Set(["REFUND_IN_PROGRESS", "TEMPORARILY_UNAVAILABLE"]);
