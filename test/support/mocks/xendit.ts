import { type MockRequest, type MockResponse, type MockServer, startMockProvider } from "./provider-server.ts";

export const xenditKey = "xnd_development_EXAMPLE";
export const xenditToken = "callback-token-EXAMPLE";

interface PaymentRequest {
  payment_request_id: string;
  reference_id: string;
  status: string;
  currency: string;
  request_amount: number;
  channel_code: string;
  actions: { type: string; descriptor: string; value: string }[];
  captures?: { capture_id: string; capture_amount: number }[];
}

export interface MockXendit extends MockServer {
  /** Payment requests by our reference. */
  payments: Map<string, PaymentRequest>;
  /** Changes a payment request as the bank would, and returns the event that Xendit would send. */
  updateStatus(reference: string, status: "SUCCEEDED" | "FAILED" | "EXPIRED", amount?: number): Record<string, unknown>;
}

const events = { SUCCEEDED: "payment.capture", FAILED: "payment.failure", EXPIRED: "payment_request.expiry" };

/** Starts a mock of Xendit's Payments v3 as PAYMENTS.md section 3 describes it. */
export async function startMockXendit(port = 0): Promise<MockXendit> {
  const payments = new Map<string, PaymentRequest>();
  const byId = (id: string) => [...payments.values()].find((each) => each.payment_request_id === id);
  let serial = 41;

  function create({ body, headers }: MockRequest): MockResponse {
    if (headers["api-version"] !== "2024-11-11") return refused(400, "API_VALIDATION_ERROR");
    if (typeof body.request_amount !== "number" || body.currency !== "IDR" || body.type !== "PAY")
      return refused(400, "API_VALIDATION_ERROR");
    const channel = String(body.channel_code);
    if (!/^(BCA|BNI|BRI|PERMATA|MANDIRI)_VIRTUAL_ACCOUNT$|^QRIS$/.test(channel))
      return refused(400, "CHANNEL_NOT_SUPPORTED");
    serial += 1;
    const number = String(serial).padStart(12, "0");
    const instruction =
      channel === "QRIS" ? ["QR_STRING", `000201QR${number}`] : ["VIRTUAL_ACCOUNT_NUMBER", `8860800${number.slice(6)}`];
    const payment: PaymentRequest = {
      payment_request_id: `pr-00000000-0000-4000-8000-${number}`,
      reference_id: String(body.reference_id),
      status: "REQUIRES_ACTION",
      currency: "IDR",
      request_amount: body.request_amount,
      channel_code: channel,
      actions: [{ type: "PRESENT_TO_CUSTOMER", descriptor: instruction[0]!, value: instruction[1]! }],
    };
    payments.set(payment.reference_id, payment);
    return { status: 201, body: payment };
  }

  function cancel(payment: PaymentRequest): MockResponse {
    if (payment.status !== "REQUIRES_ACTION") return refused(400, "INACTIVE_PAYMENT_REQUEST");
    payment.status = "CANCELED";
    return { status: 200, body: payment };
  }

  const server = await startMockProvider((request) => {
    const expected = `Basic ${Buffer.from(`${xenditKey}:`).toString("base64")}`;
    if (request.headers.authorization !== expected) return refused(401, "INVALID_API_KEY");
    if (request.method === "POST" && request.path === "/v3/payment_requests") return create(request);
    const [, id, action] = /^\/v3\/payment_requests\/([^/]+)(?:\/(cancel))?$/.exec(request.path) ?? [];
    const payment = id ? byId(decodeURIComponent(id)) : undefined;
    if (!payment) return refused(404, "DATA_NOT_FOUND");
    return action ? cancel(payment) : { status: 200, body: payment };
  }, port);

  return Object.assign(server, {
    payments,
    updateStatus(reference: string, status: keyof typeof events, amount?: number) {
      const payment = payments.get(reference);
      if (!payment) throw new Error(`never requested: ${reference}`);
      payment.status = status;
      const captured = amount ?? payment.request_amount;
      if (status === "SUCCEEDED") payment.captures = [{ capture_id: `cptr-${reference}`, capture_amount: captured }];
      const { actions: _, ...data } = payment;
      return {
        event: events[status],
        business_id: "b1",
        created: "2026-11-20T07:09:41Z",
        data: { payment_id: `py-${reference}`, ...data },
      };
    },
  });
}

function refused(status: number, code: string): MockResponse {
  return { status, body: { error_code: code, message: code } };
}
