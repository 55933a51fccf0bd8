import { expect, test } from "vitest";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import { textOf } from "../../../test/support/pdf-text.ts";
import { type BuyOptions, eachShop, orderOf, placed, rina } from "../../../test/support/shop.ts";
import { correctBuyer, reviseInvoice } from "../invoices/revise-invoice.server.ts";
import { findOrder } from "../orders/orders-store.server.ts";
import { closeCustomerAccount } from "../orders/personal-orders.server.ts";
import { decideReview } from "../orders/review-decision.server.ts";
import { recordRefund } from "../refunds/refunds.server.ts";
import { orderMail } from "./order-mail.server.ts";
import { salesMail } from "./sales-mail.server.ts";

eachShop((t) => {
  const order = async (action: Parameters<typeof t.bank>[1], options: BuyOptions = {}) => {
    const id = placed(await t.buy(t.user, options));
    await t.bank(id, action);
    return { id, orderNumber: (await orderOf(t.db, id)).number };
  };
  const refund = async (orderNumber: string, amount?: Rupiah) => {
    const result = await recordRefund(t.shop, { orderNumber, by: rina, note: "n", proof: "TRF-9", amount });
    if (!result.ok) throw new Error(result.code);
    return result.refund.id;
  };
  const read = async (id: string, kind: Parameters<typeof orderMail>[2], which?: number) => {
    const mail = await orderMail(t.shop, id, kind, which);
    return mail && { ...mail, text: mail.text.replace(/\s+/g, " ") };
  };

  test("too little money: the mail states both amounts, the time and what happens next", async () => {
    const { id, orderNumber } = await order("pay-wrong-amount");
    const mail = await read(id, "review");
    expect(mail).toMatchObject({
      to: `${t.user}@pembeli.example`,
      subject: `Pembayaran ${orderNumber} sedang kami periksa`,
      replyTo: { address: "sales@bigsuite.example" },
    });
    for (const phrase of [
      "Yang kami terima kurang Rp1.000 dari jumlah yang diminta.",
      "biasanya dalam satu hari kerja",
      "Jumlah yang diminta: Rp1.665.000",
      "Diterima pada 20 November 2026 pukul 12.00 WIB: Rp1.664.000",
      `/payment/${id}`,
    ])
      expect(mail!.text).toContain(phrase);
    await decideReview(t.shop, { orderNumber, by: rina, note: "accepted" }, "paid");
    // After the decision the mail would be untrue.
    expect(await read(id, "review")).toBeNull();
    expect((await read(id, "receipt"))!.text).toContain("Kami telah menerima Rp1.664.000");
  });

  test("late money: the mail states it in the order's language", async () => {
    const { id } = await order("pay-late");
    await t.db.updateTable("orders").set({ locale: "en" }).where("id", "=", id).execute();
    const mail = await read(id, "review");
    expect(mail!.text).toMatch(/Your payment arrived after order ORD-\d{6}-\d{6} had been closed\./);
    expect(mail!.text).toContain("Amount due: Rp1,665,000");
    expect(mail!.text).not.toContain("less than");
  });

  test("a second payment: the mail states the surplus, until a refund is recorded", async () => {
    const { id, orderNumber } = await order("pay-twice");
    const mail = await read(id, "extra_money");
    expect(mail!.subject).toBe(`Pembayaran berlebih untuk ${orderNumber}`);
    for (const phrase of ["kami menerima Rp3.330.000", "Kelebihan Rp1.665.000 tetap milik Anda", "nomor rekening"])
      expect(mail!.text).toContain(phrase);
    const part = await refund(orderNumber, rupiah(1_665_000));
    expect(await read(id, "extra_money")).toBeNull();
    const sent = await read(id, "refunded", part);
    expect(sent).toMatchObject({ subject: `Dana ${orderNumber} dikembalikan`, text: expect.stringContaining("TRF-9") });
    expect(sent!.text).toContain("Pengembalian ini tidak mengubah masa paket Anda.");
    expect(sent!.attachments).toBeUndefined();
  });

  test("a full refund: the mail states that access has ended, with the credit note", async () => {
    const { id, orderNumber } = await order("pay");
    const mail = await read(id, "refunded", await refund(orderNumber));
    expect(mail!.text).toContain("Kami mengirim Rp1.665.000 lewat transfer");
    expect(mail!.text).toContain("Akses paket tersebut sudah berakhir.");
    const [note] = mail!.attachments!;
    expect(note!.filename).toMatch(/^nota-kredit-CN-202611-\d{6}\.pdf$/);
    expect(textOf(note!.content)).toContain("Rp1.665.000 dikembalikan pada 20 November 2026");
  });

  test("a refunded renewal while another order lasts: the mail states until when access stays", async () => {
    await order("pay");
    const { id, orderNumber } = await order("pay");
    const mail = await read(id, "refunded", await refund(orderNumber));
    expect(mail!.text).toContain("akses Anda tetap berlaku sampai 20 Desember 2026");
    expect(mail!.text).not.toContain("sudah berakhir");
  });

  test("a refund of an order that was never paid does not mention access", async () => {
    const { id, orderNumber } = await order("pay-wrong-amount");
    const decision = { orderNumber, by: rina, note: "asked for it", proof: "TRF-1" };
    await decideReview(t.shop, decision, "refunded");
    const mail = await read(id, "refunded");
    expect(mail!.text).toContain("Kami mengirim Rp1.664.000 lewat transfer");
    expect(mail!.text).not.toMatch(/akses|masa paket/i);
  });

  test("closed after review: the mail states that the money belongs to the customer", async () => {
    const { id, orderNumber } = await order("pay-wrong-amount");
    await decideReview(t.shop, { orderNumber, by: rina, note: "asked for it" }, "closed");
    expect((await read(id, "review_closed"))!.text).toContain("Rp1.664.000 tetap milik Anda.");
  });

  test("a revised invoice is mailed with its number and file", async () => {
    const { id } = await order("pay");
    const { invoice } = (await findOrder(t.db, id, t.user))!;
    await reviseInvoice(t.shop, { invoice: invoice!, serial: "04002600000000042", by: rina });
    const mail = await read(id, "invoice_revised");
    expect(mail!.text).toContain("revisi 1, dengan nomor seri faktur pajak 04002600000000042");
    expect(mail!.text).toContain("Isi lainnya tidak berubah");
    expect(mail!.attachments![0]!.filename).toBe(`tagihan-${invoice}-revisi-1.pdf`);
    const buyer = { name: "PT Kopi Kenangan", address: "Jalan Melati 5, Kediri" };
    await correctBuyer(t.shop, {
      invoice: invoice!,
      revision: 1,
      buyer,
      place: "",
      reason: "Nama menurut akta",
      by: rina,
    });
    expect((await read(id, "invoice_revised"))!.text).toContain("revisi 2, dengan data pembeli yang sudah diperbaiki");
  });

  test("no mail is sent once the account is closed", async () => {
    const { id } = await order("pay-wrong-amount");
    await t.db.transaction().execute((trx) => closeCustomerAccount({ ...t.shop, trx }, t.user));
    expect(await read(id, "review")).toBeNull();
  });

  test("the mail to sales uses words instead of codes, and links to the customer's address", async () => {
    const { id, orderNumber } = await order("pay-wrong-amount");
    const { text, html } = await salesMail(t.shop, id, "review");
    const words = text.replace(/\s+/g, " ");
    for (const phrase of [
      "Keadaan pesanan: menunggu keputusan",
      "Jumlah yang diminta: Rp1.665.000",
      "Jumlah yang diterima: Rp1.664.000",
      "20 November 2026 pukul 12.00 WIB: Pembayaran dengan jumlah yang tidak sesuai, Rp1.664.000",
      `settle ${orderNumber} paid`,
    ])
      expect(words).toContain(phrase);
    expect(words).not.toMatch(/wrong_amount|manual_review/);
    expect(html).toContain(`mailto:${t.user}@pembeli.example`);
  });
});
