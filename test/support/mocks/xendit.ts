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

interface Refund {
  id: string;
  payment_request_id: string;
  reference_id: string;
  amount: number;
  status: "PENDING" | "SUCCEEDED" | "FAILED";
  failure_code: string | null;
}

export interface MockXendit extends MockServer {
  /** The refunds by their `idempotency-key`. */
  refunds: Map<string, Refund>;
  /** The next request of a refund is refused with this status and code. */
  refuseRefund(status: number, code: string): void;
  /** Ends a refund as the payer's app would, and returns the event that Xendit would send. */
  endRefund(key: string, status: "SUCCEEDED" | "FAILED", failureCode?: string): Record<string, unknown>;
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

  const refunds = new Map<string, Refund>();
  let refusal: MockResponse | undefined;

  function refund({ body, headers }: MockRequest): MockResponse {
    const key = String(headers["idempotency-key"] ?? "");
    const known = refunds.get(key);
    if (known) return { status: 200, body: known };
    const response = refusal;
    refusal = undefined;
    if (response) return response;
    const payment = byId(String(body.payment_request_id));
    if (!key || typeof body.amount !== "number" || body.currency !== "IDR" || !body.reason)
      return refused(400, "API_VALIDATION_ERROR");
    if (!payment) return refused(404, "DATA_NOT_FOUND");
    if (payment.channel_code !== "QRIS") return refused(400, "REFUND_NOT_SUPPORTED");
    const captured = (payment.captures ?? []).reduce((sum, each) => sum + each.capture_amount, 0);
    const of = [...refunds.values()].filter((each) => each.payment_request_id === payment.payment_request_id);
    const returned = of.reduce((sum, { amount, status }) => sum + (status === "FAILED" ? 0 : amount), 0);
    if (returned + body.amount > captured) return refused(400, "MAXIMUM_REFUND_AMOUNT_REACHED");
    serial += 1;
    const made: Refund = {
      id: `rfd-00000000-0000-4000-8000-${String(serial).padStart(12, "0")}`,
      payment_request_id: payment.payment_request_id,
      reference_id: String(body.reference_id),
      amount: body.amount,
      status: "PENDING",
      failure_code: null,
    };
    refunds.set(key, made);
    return { status: 200, body: made };
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
    if (request.method === "POST" && request.path === "/refunds") return refund(request);
    const [, refunded] = /^\/refunds\?payment_request_id=([^&]+)/.exec(request.path) ?? [];
    if (refunded) {
      const data = [...refunds.values()].filter((each) => each.payment_request_id === decodeURIComponent(refunded));
      return { status: 200, body: { data, has_more: false } };
    }
    const [, id, action] = /^\/v3\/payment_requests\/([^/]+)(?:\/(cancel))?$/.exec(request.path) ?? [];
    const payment = id ? byId(decodeURIComponent(id)) : undefined;
    if (!payment) return refused(404, "DATA_NOT_FOUND");
    return action ? cancel(payment) : { status: 200, body: payment };
  }, port);

  return Object.assign(server, {
    payments,
    refunds,
    refuseRefund(status: number, code: string) {
      refusal = refused(status, code);
    },
    endRefund(key: string, status: "SUCCEEDED" | "FAILED", failureCode?: string) {
      const ended = refunds.get(key);
      if (!ended) throw new Error(`never refunded: ${key}`);
      Object.assign(ended, { status, failure_code: failureCode ?? null });
      const { payment_request_id: payment_id, ...data } = ended;
      return {
        event: status === "SUCCEEDED" ? "refund.succeeded" : "refund.failed",
        business_id: "b1",
        created: "2026-11-21T02:00:00Z",
        data: { ...data, payment_id, payment_method_type: "QR_CODE", channel_code: "QRIS", currency: "IDR" },
      };
    },
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
