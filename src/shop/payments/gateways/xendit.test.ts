import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { startMockProvider } from "../../../../test/support/mocks/provider-server.ts";
import { type MockXendit, startMockXendit, xenditKey, xenditToken } from "../../../../test/support/mocks/xendit.ts";
import type { Charge } from "./gateway.ts";
import { resilientGateway } from "./resilient-gateway.server.ts";
import { xenditGateway } from "./xendit-gateway.server.ts";
import { requestBody, statusOf } from "./xendit-shapes.server.ts";

const charge: Charge = {
  reference: "INV-202611-000042",
  amount: rupiah(1_114_440),
  method: "mandiri_va",
  description: "BigSocial 3 bln",
  items: [],
  customer: { name: "Sari", email: "sari@example.id" },
  placedAt: new Date("2026-11-20T07:05:00Z"),
  expiresAt: new Date("2026-11-21T07:05:00Z"),
};

let server: MockXendit;
beforeAll(async () => {
  server = await startMockXendit();
});
afterAll(() => server.close());
const gateway = () => xenditGateway({ secretKey: xenditKey, callbackToken: xenditToken, baseUrl: server.url });

test("a payment request is the example of PAYMENTS.md", () => {
  expect(requestBody(charge)).toEqual({
    reference_id: "INV-202611-000042",
    type: "PAY",
    country: "ID",
    currency: "IDR",
    request_amount: 1_114_440,
    capture_method: "AUTOMATIC",
    channel_code: "MANDIRI_VIRTUAL_ACCOUNT",
    channel_properties: { display_name: "Sari", expires_at: "2026-11-21T07:05:00Z" },
  });
  expect(requestBody({ ...charge, method: "qris" })).toMatchObject({ channel_code: "QRIS" });
});

test("the response of PAYMENTS.md is read", () => {
  const response = {
    payment_request_id: "pr-00000000-0000-4000-8000-000000000042",
    reference_id: "INV-202611-000042",
    status: "REQUIRES_ACTION",
    actions: [{ type: "PRESENT_TO_CUSTOMER", descriptor: "VIRTUAL_ACCOUNT_NUMBER", value: "8860800000042" }],
  };
  expect(statusOf(response)).toMatchObject({ state: "pending", instructions: { va_number: "8860800000042" } });
  expect(() => statusOf({ ...response, status: "NEWS" })).toThrow("NEWS");
});

test("the event of PAYMENTS.md is accepted only with the callback token", () => {
  const body = {
    event: "payment.capture",
    business_id: "b1",
    created: "2026-11-20T07:09:41Z",
    data: {
      payment_id: "py-1",
      payment_request_id: "pr-00000000-0000-4000-8000-000000000042",
      reference_id: "INV-202611-000042",
      status: "SUCCEEDED",
      captures: [{ capture_id: "cptr-1", capture_amount: 1_114_440 }],
    },
  };
  const read = (token?: string) => gateway().readNotification({ body, headers: { "x-callback-token": token } });
  expect(read(xenditToken)).toEqual({
    reference: "INV-202611-000042",
    key: "payment.capture:cptr-1",
    isPaid: true,
    providerId: "pr-00000000-0000-4000-8000-000000000042",
  });
  for (const wrong of [undefined, "", "guess", `${xenditToken} `]) expect(read(wrong)).toBeNull();
});

test.each([
  ["for another reference", { reference_id: "INV-202611-000041" }],
  ["without payment instructions", { actions: [] }],
])("a response %s is an error", async (_name, wrong) => {
  const right = {
    payment_request_id: "pr-42",
    reference_id: charge.reference,
    status: "REQUIRES_ACTION",
    actions: [{ type: "PRESENT_TO_CUSTOMER", descriptor: "VIRTUAL_ACCOUNT_NUMBER", value: "8860800000042" }],
  };
  let body: object = right;
  const other = await startMockProvider(() => ({ status: 201, body }));
  const tested = xenditGateway({ secretKey: xenditKey, callbackToken: xenditToken, baseUrl: other.url });
  expect((await tested.charge(charge)).providerId).toBe("pr-42");
  body = { ...right, ...wrong };
  await expect(tested.charge(charge)).rejects.toMatchObject({ kind: "unavailable" });
  await other.close();
});

test("a charge whose response was lost is not repeated", async () => {
  const options = { attemptTimeout: 500, retries: 3, failuresBeforeBreak: 9, breakDuration: 100 };
  const before = server.requests.length;
  server.fault = "response_lost";
  await expect(resilientGateway(gateway(), options).charge(charge)).rejects.toMatchObject({ kind: "unavailable" });
  server.fault = "none";
  expect(server.requests.length - before).toBe(1);
  expect(server.requests.at(-1)?.headers["api-version"]).toBe("2024-11-11");
});

test("without Xendit's id a payment is reported as missing", async () => {
  const handle = { reference: charge.reference, providerId: null };
  expect((await gateway().status(handle)).state).toBe("missing");
  await gateway().cancel(handle);
});

test("two captures of one request are two receipts", () => {
  const captures = [
    { capture_id: "cptr-1", capture_amount: 100 },
    { capture_id: "cptr-2", capture_amount: 40 },
  ];
  const response = { payment_request_id: "pr-1", reference_id: "R", status: "SUCCEEDED", captures };
  expect(statusOf(response)).toMatchObject({
    amount: 140,
    receipts: [
      { id: "cptr-1", amount: 100 },
      { id: "cptr-2", amount: 40 },
    ],
  });
});

describe("a refund", () => {
  async function paid(reference: string) {
    const { providerId } = await gateway().charge({ ...charge, method: "qris", reference });
    server.updateStatus(reference, "SUCCEEDED");
    return { reference, providerId, key: `${reference}-R7`, amount: rupiah(100_000) };
  }

  test("is the call of the documentation, with our key as idempotency-key and as reference", async () => {
    const refund = await paid("ORD-refund-1");
    expect(await gateway().refund(refund)).toMatchObject({
      state: "pending",
      reference: expect.stringMatching(/^rfd-/),
    });
    const sent = server.requests.at(-1)!;
    expect([sent.method, sent.path]).toEqual(["POST", "/refunds"]);
    expect(sent.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${xenditKey}:`).toString("base64")}`,
      "idempotency-key": "ORD-refund-1-R7",
    });
    expect(sent.body).toEqual({
      payment_request_id: refund.providerId,
      reference_id: "ORD-refund-1-R7",
      currency: "IDR",
      amount: 100_000,
      reason: "OTHERS",
    });
  });

  test("that failed later is found by its event and its status, with the reason", async () => {
    const refund = await paid("ORD-refund-2");
    await gateway().refund(refund);
    const body = server.endRefund(refund.key, "FAILED", "INSUFFICIENT_BALANCE");
    const read = (given: object, token = xenditToken) =>
      gateway().readNotification({ body: given, headers: { "x-callback-token": token } });
    expect(read(body)).toMatchObject({ reference: "ORD-refund-2", providerId: null, isPaid: false });
    // The sample of the documentation has the refund once more inside its data.
    expect(read({ ...body, data: { ...body, data: body.data } })).toEqual(read(body));
    expect(read(body, "guess")).toBeNull();
    expect(await gateway().refundStatus(refund)).toEqual({
      state: "refused",
      reason: "no_balance",
      message: "INSUFFICIENT_BALANCE",
    });
  });

  test.each([
    [400, "REFUND_NOT_SUPPORTED", "not_supported"],
    [400, "PARTIAL_REFUND_NOT_SUPPORTED", "partial_not_supported"],
    [403, "INELIGIBLE_TRANSACTION", "too_late"],
    [403, "FORBIDDEN", "other"],
  ])("that is refused with %i %s is refused as %s", async (status, code, reason) => {
    const refund = await paid(`ORD-${code}`);
    server.refuseRefund(status, code);
    expect(await gateway().refund(refund)).toEqual({ state: "refused", reason, message: code });
  });

  test.each([
    [409, "DUPLICATE_ERROR"],
    [400, "REFUND_IN_PROGRESS"],
    [400, "TEMPORARILY_UNAVAILABLE"],
  ])("whose outcome %i %s leaves open is repeated", async (status, code) => {
    const refund = await paid(`ORD-${code}`);
    server.refuseRefund(status, code);
    await expect(gateway().refund(refund)).rejects.toMatchObject({ kind: "unavailable" });
    expect(await gateway().refund(refund)).toMatchObject({ state: "pending" });
  });
});
