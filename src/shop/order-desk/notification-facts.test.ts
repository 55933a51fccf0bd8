import { expect, test } from "vitest";
import { notificationFacts } from "./notification-facts.ts";

test("a notification shows its status, never its signature or a person", () => {
  const body = {
    transaction_status: "settlement",
    signature_key: "35c0a01b",
    gross_amount: "1114440.00",
    customer_details: { email: "sari@example.id", phone: "0812" },
    data: { status: "SUCCEEDED", captures: [{ capture_amount: 1114440, capture_id: "c1" }] },
  };
  expect(notificationFacts(body)).toEqual([
    ["transaction_status", "settlement"],
    ["gross_amount", "1114440.00"],
    ["status", "SUCCEEDED"],
    ["capture_amount", "1114440"],
  ]);
  expect(notificationFacts("text")).toEqual([]);
  expect(notificationFacts(null)).toEqual([]);
});
