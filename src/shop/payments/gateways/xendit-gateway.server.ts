import { GatewayError, type PaymentGateway } from "./gateway.ts";
import { basicAuth, jsonCall } from "./json-call.server.ts";
import { sameSecret } from "./same-secret.server.ts";
import { errorShape, eventShape, instructionsOf, requestBody, requestShape, statusOf } from "./xendit-shapes.server.ts";

interface XenditOptions {
  secretKey: string;
  callbackToken: string;
  /** `https://api.xendit.co`; the key decides between test and live. */
  baseUrl: string;
}

/**
 * Returns the gateway of Xendit Payments v3. It documents no idempotency header, so a charge whose response was lost is
 * not repeated but closed; money that still arrives for it is reviewed by a person.
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

    readNotification({ body, headers: requestHeaders }) {
      const token = requestHeaders["x-callback-token"];
      if (typeof token !== "string" || !sameSecret(token, callbackToken)) return null;
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
