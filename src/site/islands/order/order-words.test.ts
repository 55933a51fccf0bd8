import { describe, expect, test } from "vitest";
import { methodName, orderBody, reminderText, stateName } from "./order-words.ts";
import { inGroups } from "./pay-part.tsx";
import type { ShownOrder } from "./use-order.ts";

const now = Date.parse("2026-11-20T07:00:00Z");
const payment = { provider: "simulator", reference: "P-1", bill_key: "9900", expires_at: "2026-11-21T07:00:00Z" };
const order = (part: object) =>
  ({ status: "awaiting_payment", payment, history: [], ...part }) as unknown as ShownOrder;
const closed = (...events: string[]) =>
  order({ status: "closed", history: events.map((event) => ({ at: "", event, from: "", to: "" })) });

describe("each state has texts of its own", () => {
  test.each([
    ["awaiting", order({})],
    ["draft", order({ payment: null })],
    ["draft", order({ payment: { ...payment, bill_key: undefined } })],
    ["overdue", order({ payment: { ...payment, expires_at: "2026-11-20T07:00:00Z" } })],
    ["paid", order({ status: "paid" })],
    ["review", order({ status: "manual_review" })],
    ["reversed", order({ status: "reversed" })],
    ["refunded", order({ status: "refunded" })],
    ["expired", closed("placed", "expired")],
    ["cancelled", closed("placed", "cancelled")],
    ["denied", closed("placed", "denied", "settled_as_closed")],
    ["chargeFailed", closed("charge_failed")],
    ["closed", closed("placed")],
  ])("%s", (state, shown) => expect(stateName(shown, now)).toBe(state));
});

test("without the server's time no payment is overdue", () =>
  expect(stateName(order({ payment: { ...payment, expires_at: "2026-11-20T07:00:00Z" } }), undefined)).toBe(
    "awaiting",
  ));

test("numbers are shown in groups and methods by name", () => {
  expect(inGroups("990000000042")).toBe("9900 0000 0042");
  expect(inGroups("70012")).toBe("7001 2");
  expect(methodName("mandiri_va")).toBe("Mandiri");
});

test("a reminder is shown five minutes and one minute before the deadline, each by one text that does not change", () => {
  const words = { minutesLeft: "{count} minutes left", minuteLeft: "1 minute left" };
  const texts: string[] = [];
  for (let second = 600; second >= 0; second--) {
    const text = reminderText(second * 1000, words);
    if (text !== texts.at(-1)) texts.push(text);
  }
  expect(texts).toEqual(["", "5 minutes left", "", "1 minute left", ""]);
});

test("the sentence about the voucher is shown only where one was used", () => {
  const body = "Order of {package} cancelled. Voucher {voucher} has been given back.";
  const used = (voucher_code: string | null) => order({ package: { id: "p", name: "Growth" }, voucher_code });
  expect(orderBody(body, used("HEMAT3"), "en")).toBe("Order of Growth cancelled. Voucher HEMAT3 has been given back.");
  expect(orderBody(body, used(null), "en")).toBe("Order of Growth cancelled.");
});
