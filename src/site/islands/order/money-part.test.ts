import { expect, test } from "vitest";
import type { OrderMoney } from "#client/api/orders.ts";
import { readSet } from "#content/read-set.server.ts";
import { rupiah } from "#money/rupiah.ts";
import type { OrderState } from "#shop/orders/order-states.ts";
import { misfits } from "#shop/payments/misfit.ts";
import { moneySentences } from "./money-part.tsx";

const words = readSet("id", "payment").order.money;
const money: OrderMoney = {
  received: rupiah(100),
  unreturned: rupiah(0),
  refund_by: "transfer",
  misfits: [],
  receipts: [],
  refunds: [],
  refund_account: null,
};
const sentences = (status: OrderState, given: Partial<OrderMoney>) =>
  moneySentences({ status, total: rupiah(100), money: { ...money, ...given } }, words, "id");

test("there are no sentences when exactly the total was received", () => expect(sentences("paid", {})).toEqual([]));

test("each way in which money does not fit has a sentence, with what happens next", () => {
  for (const misfit of misfits) {
    const [why, next] = sentences("manual_review", { received: rupiah(90), misfits: [misfit] });
    expect(why).toBe(words[misfit].replace("{difference}", "Rp10"));
    expect(next).toBe(words.next);
  }
});

test("an overpayment has sentences before, while and after it is returned", () => {
  expect(sentences("paid", { received: rupiah(200), unreturned: rupiah(100) })).toEqual([
    "Kami menerima Rp200, sedangkan yang harus dibayar Rp100. Kelebihan Rp100 tetap milik Anda, dan paket Anda tidak berubah.",
    words.account,
  ]);
  // What was given is not asked for again.
  const given = { bank: "BCA", last_digits: "7890", given_at: "2026-11-20T20:00:00Z" };
  expect(sentences("paid", { received: rupiah(200), unreturned: rupiah(100), refund_account: given })).not.toContain(
    words.account,
  );
  // Of a cached order it is not known.
  const { refund_account: _, ...cached } = { ...money, received: rupiah(200), unreturned: rupiah(100) };
  expect(moneySentences({ status: "paid", total: rupiah(100), money: cached }, words, "id")).toHaveLength(1);
  expect(sentences("closed", { unreturned: rupiah(100) })[0]).toBe(words.extraEnded.replace("{surplus}", "Rp100"));
  const refund = {
    amount: rupiah(100),
    kind: "part",
    by: "transfer",
    at: "2026-11-20T20:00:00Z",
    credit_note: null,
  } as const;
  expect(sentences("paid", { refunds: [{ ...refund, status: "recorded" }] })).toEqual([
    "Rp100 sedang kami siapkan untuk dikembalikan.",
  ]);
  expect(sentences("paid", { refunds: [{ ...refund, status: "sent" }] })).toEqual([
    "Rp100 sudah kami kirim lewat transfer pada 21 November 2026.",
  ]);
});

test("money that the payment provider returns needs no bank account, and is said to go back to where it came from", () => {
  const extra = sentences("paid", { received: rupiah(200), unreturned: rupiah(100), refund_by: "provider" });
  expect(extra.at(-1)).toBe(words.byProvider);
  const refund = {
    amount: rupiah(100),
    kind: "part",
    by: "provider",
    at: "2026-11-20T20:00:00Z",
    credit_note: null,
  } as const;
  expect(sentences("paid", { refunds: [{ ...refund, status: "recorded" }] })).toEqual([
    "Rp100 sedang dikembalikan ke aplikasi atau rekening yang dipakai membayar dengan QRIS.",
  ]);
  expect(sentences("paid", { refunds: [{ ...refund, status: "sent" }] })).toEqual([
    "Rp100 sudah dikembalikan lewat penyedia pembayaran pada 21 November 2026, ke aplikasi atau rekening yang dipakai membayar.",
  ]);
});
