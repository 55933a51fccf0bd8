import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { rupiah } from "#money/rupiah.ts";
import { type MockMidtrans, midtransKey, startMockMidtrans } from "../../../../test/support/mocks/midtrans.ts";
import { type Charge, GatewayError } from "./gateway.ts";
import { basicAuth } from "./json-call.server.ts";
import { midtransGateway } from "./midtrans-gateway.server.ts";
import { chargeBody, midtransSignature, wholeAmount } from "./midtrans-shapes.server.ts";
import { resilientGateway } from "./resilient-gateway.server.ts";

const charge: Charge = {
  reference: "INV-202611-000042",
  amount: rupiah(1_114_440),
  method: "mandiri_va",
  description: "BigSocial 3 bln",
  items: [
    { id: "PKG", price: rupiah(350_000), quantity: 3, name: "BigSocial" },
    { id: "VCH", price: rupiah(-50_000), quantity: 1, name: "Voucher" },
    { id: "FEE", price: rupiah(4_000), quantity: 1, name: "Biaya layanan" },
    { id: "PPN", price: rupiah(110_440), quantity: 1, name: "PPN" },
  ],
  customer: { name: "Sari", email: "sari@example.id" },
  placedAt: new Date("2026-11-20T07:05:00Z"),
  expiresAt: new Date("2026-11-21T07:05:00Z"),
};

let server: MockMidtrans;
beforeAll(async () => {
  server = await startMockMidtrans();
});
afterAll(() => server.close());

test("signatures are those of PAYMENTS.md", () => {
  const of = (code: string, amount: string) => midtransSignature("INV-202611-000042", code, amount, midtransKey);
  expect(of("200", "1114440.00")).toBe(
    "35c0a01b157c8f7bc480cd38155b21ce8ec14a2b9dd26ffdc1e43c52f84959cbcf0fe12c4a31740f17f2474aadb3d40db0660efba7aa11b2851c449440a52255",
  );
  expect(of("202", "1114440.00")).toBe(
    "296f6b932050b3ab99a04ab75ad41dde01401f30d878db51e8f6566ec3d3ed2ed7d790639007f51a014cbb09ac8996449957349232e5d8a7cf17eab5009788c7",
  );
  expect(of("200", "1114440")).toMatch(/^731acf32/);
});

test("the key is sent as in PAYMENTS.md", () => {
  expect(basicAuth(midtransKey)).toBe("Basic U0ItTWlkLXNlcnZlci1FWEFNUExFMDEyMzQ1Njc4OTo=");
});

test("a charge is the example of PAYMENTS.md", () => {
  expect(chargeBody(charge)).toEqual({
    payment_type: "echannel",
    transaction_details: { order_id: "INV-202611-000042", gross_amount: 1_114_440 },
    echannel: { bill_info1: "Payment:", bill_info2: "BigSocial 3 bln" },
    item_details: charge.items,
    customer_details: { first_name: "Sari", email: "sari@example.id" },
    custom_expiry: { order_time: "2026-11-20 14:05:00 +0700", expiry_duration: 1440, unit: "minute" },
  });
});

test("each method sends what PAYMENTS.md lists", () => {
  const bodyOf = (method: Charge["method"]) => chargeBody({ ...charge, method });
  for (const bank of ["bca", "bni", "bri", "permata"] as const)
    expect(bodyOf(`${bank}_va`)).toMatchObject({ payment_type: "bank_transfer", bank_transfer: { bank } });
  expect(bodyOf("qris")).toMatchObject({ payment_type: "qris", qris: { acquirer: "gopay" } });
  const long = chargeBody({ ...charge, description: "BigSocial Business, dua belas bulan" });
  expect(long).toMatchObject({ echannel: { bill_info2: "BigSocial Business, dua belas " } });
});

test("the notification of PAYMENTS.md is accepted only with its signature", () => {
  const gateway = midtransGateway({ serverKey: midtransKey, baseUrl: server.url });
  const body = {
    transaction_status: "settlement",
    transaction_id: "6f1c2a30-0000-4000-8000-000000000042",
    status_code: "200",
    signature_key: midtransSignature("INV-202611-000042", "200", "1114440.00", midtransKey),
    order_id: "INV-202611-000042",
    gross_amount: "1114440.00",
  };
  expect(gateway.readNotification({ body, headers: {} })?.reference).toBe("INV-202611-000042");
  expect(gateway.readNotification({ body: { ...body, status_code: "202" }, headers: {} })).toBeNull();
  expect(gateway.readNotification({ body: { ...body, signature_key: "" }, headers: {} })).toBeNull();
});

test("only whole amounts are amounts", () => {
  expect(wholeAmount("1114440.00")).toBe(1_114_440);
  for (const wrong of ["1114440.50", "-1.00", "1e6", "", undefined])
    expect(() => wholeAmount(wrong)).toThrow(GatewayError);
});

describe("the status of a transaction", () => {
  const gateway = () => midtransGateway({ serverKey: midtransKey, baseUrl: server.url });
  const statusOf = (transaction_status: string, more: object = {}) => {
    const common = { order_id: "ORD-state", transaction_id: "t", gross_amount: "1114440.00", fraud_status: "accept" };
    server.transactions.set("ORD-state", { ...common, transaction_status, ...more });
    return gateway().status({ reference: "ORD-state", providerId: null });
  };

  // Paid is settlement or capture with code 200, and a fraud_status of accept in any case, or none.
  test.each([
    ["settlement", {}, "paid"],
    ["settlement", { fraud_status: "ACCEPT" }, "paid"],
    ["settlement", { fraud_status: undefined }, "paid"],
    ["settlement", { fraud_status: "challenge" }, "pending"],
    ["settlement", { fraud_status: "deny" }, "pending"],
    ["settlement", { status_code: "201" }, "pending"],
    ["capture", {}, "paid"],
    ["capture", { fraud_status: "challenge" }, "pending"],
    ["pending", {}, "pending"],
    ["authorize", {}, "pending"],
    ["expire", {}, "expired"],
    ["cancel", {}, "cancelled"],
    ["deny", {}, "denied"],
    ["failure", {}, "denied"],
    ["chargeback", {}, "denied"],
    ["refund", {}, "refunded"],
    ["partial_refund", {}, "paid"],
    ["partial_chargeback", {}, "paid"],
  ])("%s with %o is %s", async (transaction_status, more, state) => {
    expect(await statusOf(transaction_status, more)).toMatchObject({ state, amount: 1_114_440 });
  });

  test("an unknown one is an error", async () => {
    await expect(statusOf("news")).rejects.toMatchObject({ kind: "unavailable" });
  });

  test("a response about another order is an error", async () => {
    const status = statusOf("settlement", { order_id: "INV-202611-000043" });
    await expect(status).rejects.toMatchObject({ kind: "unavailable" });
  });

  test("a payment of another amount than requested is an error", async () => {
    const other = {
      reference: "ORD-other",
      amount: rupiah(1_000),
      items: [{ id: "PKG", name: "-", price: rupiah(1_000), quantity: 1 }],
    };
    await gateway().charge({ ...charge, ...other });
    const repeat = gateway().charge({ ...charge, reference: "ORD-other" });
    await expect(repeat).rejects.toMatchObject({ kind: "unavailable" });
  });
});

test("every method but Permata is charged with an Idempotency-Key of at most 36 characters", async () => {
  const gateway = midtransGateway({ serverKey: midtransKey, baseUrl: server.url });
  for (const method of paymentMethodIds) {
    await gateway.charge({ ...charge, method, reference: `ORD-${method}` });
    const key = server.requests.at(-1)?.headers["idempotency-key"];
    expect([method, key]).toEqual([method, method === "permata_va" ? undefined : expect.stringMatching(/^\w{20,36}$/)]);
  }
});

test("a lost response neither loses the payment nor opens a second one", async () => {
  const options = { attemptTimeout: 1_000, retries: 2, failuresBeforeBreak: 9, breakDuration: 100 };
  const gateway = resilientGateway(midtransGateway({ serverKey: midtransKey, baseUrl: server.url }), options);
  server.fault = "response_lost";
  const charged = gateway.charge({ ...charge, reference: "ORD-1" });
  await expect.poll(() => server.transactions.has("ORD-1")).toBe(true);
  server.fault = "none";
  const result = await charged;
  expect(result.instructions).toMatchObject({ biller_code: "70012" });
  expect([...server.transactions.keys()].filter((key) => key === "ORD-1")).toHaveLength(1);
  const keys = server.requests
    .filter(({ body }) => (body.transaction_details as { order_id?: string })?.order_id === "ORD-1")
    .map((each) => each.headers["idempotency-key"]);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test("a wrong key is a refusal, and is not retried", async () => {
  const before = server.requests.length;
  const gateway = resilientGateway(midtransGateway({ serverKey: "wrong", baseUrl: server.url }));
  await expect(gateway.charge({ ...charge, reference: "ORD-2" })).rejects.toMatchObject({ kind: "refused" });
  expect(server.requests.length - before).toBe(1);
});

test("a provider that keeps failing is not called for a while", async () => {
  const options = { attemptTimeout: 500, retries: 0, failuresBeforeBreak: 3, breakDuration: 200 };
  const gateway = resilientGateway(midtransGateway({ serverKey: midtransKey, baseUrl: server.url }), options);
  const fetchStatus = () => gateway.status({ reference: "ORD-1", providerId: null });
  server.fault = "down";
  const before = server.requests.length;
  for (let count = 0; count < 10; count += 1)
    await expect(fetchStatus()).rejects.toMatchObject({ kind: "unavailable" });
  expect(server.requests.length - before).toBe(3);
  server.fault = "none";
  await expect
    .poll(() =>
      fetchStatus()
        .then((status) => status.state)
        .catch(() => "unavailable"),
    )
    .toBe("pending");
});

describe("a direct refund", () => {
  const gateway = () => midtransGateway({ serverKey: midtransKey, baseUrl: server.url });
  async function paid(reference: string) {
    const { providerId } = await gateway().charge({ ...charge, method: "qris", reference });
    server.updateStatus(reference, "settlement");
    return { reference, providerId, key: `${reference}-R7`, amount: rupiah(100_000) };
  }

  test("is the call of the documentation, with our key and the amount", async () => {
    const refund = await paid("ORD-refund-1");
    expect(await gateway().refund(refund)).toMatchObject({ state: "done", reference: expect.stringMatching(/^\d+$/) });
    const sent = server.requests.findLast(({ path }) => path.endsWith("/refund/online/direct"))!;
    expect([sent.method, sent.path]).toEqual(["POST", "/v2/ORD-refund-1/refund/online/direct"]);
    expect(sent.headers.authorization).toBe(basicAuth(midtransKey));
    expect(sent.body).toEqual({ refund_key: "ORD-refund-1-R7", amount: 100_000, reason: "Refund ORD-refund-1-R7" });
    const notification = server.updateStatus("ORD-refund-1", "partial_refund");
    expect(gateway().readNotification({ body: notification, headers: {} })).toMatchObject({
      reference: "ORD-refund-1",
      isPaid: false,
    });
  });

  test("that was refused says so in Midtrans' words, and is not repeated", async () => {
    const refund = await paid("ORD-refund-2");
    server.refuseRefund("412", "Merchant cannot modify the status of the transaction");
    const before = server.requests.length;
    expect(await resilientGateway(gateway()).refund(refund)).toEqual({
      state: "refused",
      reason: "other",
      message: "412 Merchant cannot modify the status of the transaction",
    });
    expect(server.requests.slice(before).filter(({ path }) => path.endsWith("/refund/online/direct"))).toHaveLength(1);
    expect(await gateway().refundStatus(refund)).toEqual({ state: "missing" });
  });
});
