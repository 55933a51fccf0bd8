import { expect, test } from "vitest";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { rupiah } from "#money/rupiah.ts";
import { methodRefusal, paymentMethods } from "./payment-limits.ts";

test("a fee is 0 unless configured, and always 0 for QRIS", () => {
  const fees = (configured: Parameters<typeof paymentMethods>[0]) =>
    Object.fromEntries(paymentMethods(configured).map((method) => [method.id, method.channelFee]));
  const none = { mandiri_va: 0, bca_va: 0, bni_va: 0, bri_va: 0, permata_va: 0, qris: 0 };
  expect(fees({})).toEqual(none);
  expect(fees({ bca_va: rupiah(4_000), qris: rupiah(4_000) })).toEqual({ ...none, bca_va: rupiah(4_000) });
});

test.each<[PaymentMethodId, number, ReturnType<typeof methodRefusal>]>([
  ["qris", 10_000_000, null],
  ["qris", 10_000_001, "above_method_maximum"],
  ["qris", 1, null],
  ["bca_va", 0, null],
  ["bca_va", 9_999, "below_method_minimum"],
  ["bca_va", 10_000, null],
  ["permata_va", 50_000_000, null],
  ["permata_va", 50_000_001, "above_method_maximum"],
  ["mandiri_va", 1, null],
  ["mandiri_va", 1_000_000_000, null],
])("%s and Rp%i: %s", (id, total, refusal) => {
  const method = paymentMethods().find((each) => each.id === id)!;
  expect(methodRefusal(method, rupiah(total))).toBe(refusal);
});
