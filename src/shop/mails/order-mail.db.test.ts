import { expect, test } from "vitest";
import { eachShop, placed } from "../../../test/support/shop.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { orderMail } from "./order-mail.server.ts";
import { salesMail } from "./sales-mail.server.ts";

eachShop((t) => {
  const mails = () => t.jobs.sent.filter(({ queue }) => queue === "order-mail").map(({ data }) => data);

  test("the mail about a cancelled order names its voucher and links to the same package", async () => {
    const code = await t.voucher();
    const id = placed(await t.buy(t.user, { months: 3, voucher_code: code, expected: 4_884_000 }));
    await cancelOrder(t.shop, id);
    expect(mails()).toContainEqual({ order: id, kind: "cancelled" });
    const mail = await orderMail(t.shop, id, "cancelled");
    expect(mail!.subject).toMatch(/^Pesanan ORD-\d{6}-\d{6} dibatalkan$/);
    expect(mail!.text).toContain(`Voucher ${code} dapat dipakai lagi`);
    expect(mail!.text).toContain("/payment?package=big-social-starter&months=3");
    expect(await cancelOrder(t.shop, id)).toBe(false);
    expect(mails().filter((data) => "kind" in data && data.kind === "cancelled")).toHaveLength(1);
  });

  test("the mail about an order that awaits payment names its length, whose name the bank shows, and the steps", async () => {
    const id = placed(await t.buy(t.user, { months: 3 }));
    const { text } = (await orderMail(t.shop, id, "placed"))!;
    for (const part of ["3 bulan", "PT Suite Data Nusantara", "1. Buka "]) expect(text).toContain(part);
  });

  test("the mail about an order without a voucher mentions none", async () => {
    const id = placed(await t.buy(t.user));
    await cancelOrder(t.shop, id);
    expect((await orderMail(t.shop, id, "cancelled"))!.text).not.toContain("Voucher");
  });

  test("a mail that is untrue after a late payment is not sent", async () => {
    const id = placed(await t.buy(t.user));
    await cancelOrder(t.shop, id);
    await t.bank(id, "pay-late");
    expect(await orderMail(t.shop, id, "cancelled")).toBeNull();
  });

  test("the mail about an expired order links to the same package", async () => {
    const id = placed(await t.buy(t.user));
    await t.bank(id, "expire");
    expect((await orderMail(t.shop, id, "expired"))!.text).toMatch(/\/payment\?package=big-social-starter(?!&)/);
  });

  test("a receipt states the last day and how to get access, and links to the package", async () => {
    const id = await t.paid({ package_id: "big-view-starter" });
    expect(mails()).toContainEqual({ order: id, kind: "activation" });
    const invited = (await orderMail(t.shop, id, "receipt"))!;
    expect(invited.text).toContain("aktif sampai 20 Desember 2026");
    expect(invited.text).toContain("dalam satu hari kerja dan mengirim undangan");
    expect(invited.text).toContain("/account/packages?product=big-view");
    t.shop.settings.connected = ["big-view"];
    const connected = (await orderMail(t.shop, id, "receipt"))!;
    expect(connected.text).not.toContain("undangan");
    expect(connected.text).toContain("Buka BigView Starter dari halaman paket Anda");
  });

  test("the team is notified once of a workspace to prepare; not for a connected product", async () => {
    const id = await t.paid({ package_id: "big-view-starter" });
    const mail = await salesMail(t.shop, id, "activation");
    expect(mail).toMatchObject({ id: `sales-${id}-activation`, to: "sales@bigsuite.example" });
    for (const part of [`${t.user}@pembeli.example`, "BigView Starter", "20 November 2026 – 20 Desember 2026"]) {
      expect(mail.text).toContain(part);
    }
    const before = mails().length;
    t.shop.settings.connected = ["big-view"];
    await t.paid({ package_id: "big-view-starter" });
    expect(mails().slice(before)).not.toContainEqual(expect.objectContaining({ kind: "activation" }));
  });
});
