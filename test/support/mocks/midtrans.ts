import { createHash, randomUUID } from "node:crypto";
import { type MockRequest, type MockResponse, type MockServer, startMockProvider } from "./provider-server.ts";

export const midtransKey = "SB-Mid-server-EXAMPLE0123456789";

type Fields = Record<string, unknown> & { transaction_status: string; gross_amount: string };

export interface MockMidtrans extends MockServer {
  /** The transactions by their order_id. */
  transactions: Map<string, Fields>;
  /** The next refund is refused with this code and message. */
  refuseRefund(code: string, message: string): void;
  /** Changes a transaction as the bank would, and returns the notification that Midtrans would send. */
  updateStatus(orderId: string, status: string, amount?: string): Record<string, unknown>;
}

const notificationCodes: Record<string, string> = { pending: "201", settlement: "200", capture: "200" };

/** Starts a mock of Midtrans' Core API as PAYMENTS.md section 2 describes it. */
export async function startMockMidtrans(port = 0): Promise<MockMidtrans> {
  const transactions = new Map<string, Fields>();
  let serial = 41;

  function charge({ body }: MockRequest): MockResponse {
    const details = body.transaction_details as { order_id: string; gross_amount: number };
    const items = (body.item_details ?? []) as { price: number; quantity: number }[];
    const sum = items.reduce((total, item) => total + item.price * item.quantity, 0);
    if (!details?.order_id || sum !== details.gross_amount || !/^[\w.~-]{1,50}$/.test(details.order_id))
      return refused("400", "One or more parameters in the payload is invalid.");
    if (transactions.has(details.order_id))
      return refused("406", "The request could not be completed due to a conflict");
    serial += 1;
    const id = `6f1c2a30-0000-4000-8000-${String(serial).padStart(12, "0")}`;
    const transaction: Fields = {
      transaction_id: id,
      order_id: details.order_id,
      merchant_id: "G000000001",
      gross_amount: `${details.gross_amount}.00`,
      currency: "IDR",
      payment_type: body.payment_type,
      transaction_time: "2026-11-20 14:05:03",
      transaction_status: "pending",
      fraud_status: "accept",
      ...paymentNumbers(body, serial),
    };
    transactions.set(details.order_id, transaction);
    const actions = [
      { name: "generate-qr-code", method: "GET", url: `https://api.sandbox.midtrans.com/v2/qris/${id}/qr-code` },
    ];
    const qris = body.payment_type === "qris" ? { acquirer: "gopay", actions } : {};
    return {
      status: 200,
      body: { status_code: "201", status_message: "OK, transaction is successful", ...transaction, ...qris },
    };
  }

  let refusal: MockResponse | undefined;

  /** A repeat of a refund_key is refused, so that only the list of refunds tells that it was carried out. */
  function refund({ body }: MockRequest, id: string): MockResponse {
    const transaction = transactions.get(id);
    if (!transaction) return refused("404", "Transaction doesn't exist.");
    const refunds = (transaction.refunds ?? []) as { refund_key: string; refund_amount: string }[];
    if (refunds.some((each) => each.refund_key === body.refund_key))
      return refused("406", "The request could not be completed due to a conflict");
    const response = refusal;
    refusal = undefined;
    if (response) return response;
    const paid = Number(transaction.gross_amount);
    const returned = refunds.reduce((sum, each) => sum + Number(each.refund_amount), 0) + Number(body.amount);
    if (!["settlement", "partial_refund"].includes(transaction.transaction_status) || returned > paid)
      return refused("412", "Merchant cannot modify the status of the transaction");
    serial += 1;
    const made = {
      refund_chargeback_id: serial,
      refund_amount: `${body.amount}.00`,
      refund_key: String(body.refund_key),
      created_at: "2026-11-21 09:00:00",
    };
    transaction.refunds = [...refunds, made];
    transaction.transaction_status = returned === paid ? "refund" : "partial_refund";
    const { refunds: _, ...fields } = transaction;
    return {
      status: 200,
      body: { status_code: "200", status_message: "Success, refund request is approved", ...fields, ...made },
    };
  }

  function changeTransaction(request: MockRequest, id: string, action: string): MockResponse {
    const transaction = transactions.get(id) ?? [...transactions.values()].find((each) => each.transaction_id === id);
    if (!transaction) return refused("404", "Transaction doesn't exist.");
    if (action === "status" && request.method === "GET")
      return {
        status: 200,
        body: { status_code: apiCode(transaction), status_message: "Success, transaction is found", ...transaction },
      };
    if (transaction.transaction_status !== "pending") return refused("412", "Transaction status cannot be updated.");
    transaction.transaction_status = action === "cancel" ? "cancel" : "expire";
    return { status: 200, body: { status_code: apiCode(transaction), status_message: "Success", ...transaction } };
  }

  const server = await startMockProvider((request) => {
    const expected = `Basic ${Buffer.from(`${midtransKey}:`).toString("base64")}`;
    if (request.headers.authorization !== expected) return refused("401", "Unknown Merchant server_key/id");
    if (request.method === "POST" && request.path === "/v2/charge") return charge(request);
    const [, refunded] = /^\/v2\/([^/]+)\/refund\/online\/direct$/.exec(request.path) ?? [];
    if (refunded && request.method === "POST") return refund(request, decodeURIComponent(refunded));
    const [, id, action] = /^\/v2\/([^/]+)\/(status|cancel|expire)$/.exec(request.path) ?? [];
    return id && action
      ? changeTransaction(request, decodeURIComponent(id), action)
      : refused("404", "The requested resource is not found");
  }, port);

  return Object.assign(server, {
    transactions,
    refuseRefund(code: string, message: string) {
      refusal = refused(code, message);
    },
    updateStatus(orderId: string, status: string, amount?: string) {
      const transaction = transactions.get(orderId);
      if (!transaction) throw new Error(`never charged: ${orderId}`);
      transaction.transaction_status = status;
      if (amount) transaction.gross_amount = amount;
      return notificationOf(transaction);
    },
  });
}

/** Returns the signed notification of a transaction in its present state. */
function notificationOf(transaction: Fields): Record<string, unknown> {
  const code = notificationCodes[transaction.transaction_status] ?? "202";
  const signed = `${transaction.order_id}${code}${transaction.gross_amount}${midtransKey}`;
  return {
    ...transaction,
    status_code: code,
    status_message: "midtrans payment notification",
    settlement_time: "2026-11-20 14:09:41",
    signature_key: createHash("sha512").update(signed).digest("hex"),
    fraud_status: "accept",
    notification_id: randomUUID(),
  };
}

function paymentNumbers(body: Record<string, unknown>, serial: number): object {
  const number = String(serial).padStart(10, "0");
  if (body.payment_type === "echannel") return { biller_code: "70012", bill_key: `99${number}` };
  if (body.payment_type !== "bank_transfer") return {};
  const { bank } = body.bank_transfer as { bank: string };
  return bank === "permata"
    ? { permata_va_number: `850${number}` }
    : { va_numbers: [{ bank, va_number: `812${number}` }] };
}

function apiCode(transaction: Fields): string {
  return { pending: "201", expire: "407" }[transaction.transaction_status] ?? "200";
}

/** Midtrans reports errors in the body; the HTTP status is 200. */
function refused(code: string, message: string): MockResponse {
  return { status: 200, body: { status_code: code, status_message: message, id: randomUUID() } };
}
