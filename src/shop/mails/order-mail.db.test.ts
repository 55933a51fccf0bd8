import { expect, test } from "vitest";
import { textOf } from "../../../test/support/pdf-text.ts";
import { eachShop, newUser, placed, rina } from "../../../test/support/shop.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { openWorkspace } from "../workspaces/open-workspace.server.ts";
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
    const { text } = (await orderMail(t.shop, id, "receipt"))!;
    expect(text).toContain("aktif sampai 20 Desember 2026");
    expect(text).not.toContain("undangan");
    expect(text).toContain("Buka BigView Starter dari halaman paket Anda");
    expect(text).toContain("/account/packages?product=big-view");
  });

  test("while the workspace is prepared, the receipt states until when, and no last day", async () => {
    t.shop.settings.connected = [];
    const id = await t.paid({ package_id: "big-view-starter", months: 3 });
    expect(mails()).toContainEqual({ order: id, kind: "activation" });
    const mail = (await orderMail(t.shop, id, "receipt"))!;
    const text = mail.text.replace(/\s+/g, " ");
    expect(text).toContain("paling lambat Senin, 23 November 2026, lalu mengirim undangan");
    expect(text).toContain("dimulai saat ruang kerja dibuka");
    expect(text).toContain(`/payment/${id}`);
    expect(text).not.toMatch(/aktif|2027/);
    expect(textOf(mail.attachments![0]!.content)).toContain("Masa langganan dimulai saat ruang kerja dibuka");
  });

  test("the mail about an open workspace states the period, and is sent for a paid order only", async () => {
    t.shop.settings.connected = [];
    const id = await t.paid({ package_id: "big-view-starter", months: 3 });
    t.setClock("2026-11-23T03:00:00Z");
    await openWorkspace(t.shop, { orderId: id, by: rina });
    expect(mails()).toContainEqual({ order: id, kind: "ready" });
    const { text, subject } = (await orderMail(t.shop, id, "ready"))!;
    expect(subject).toBe("Ruang kerja BigView Starter Anda sudah siap");
    expect(text).toContain("23 November 2026 – 23 Februari 2027");
    await t.refund(id);
    expect(await orderMail(t.shop, id, "ready")).toBeNull();
  });

  test("a payment that the bank reverses suspends access only where the workspace was open", async () => {
    t.shop.settings.connected = [];
    for (const isOpen of [true, false]) {
      const id = placed(await t.buy(newUser(), { package_id: "big-view-starter" }));
      await t.bank(id, "pay");
      if (isOpen) await openWorkspace(t.shop, { orderId: id, by: rina });
      await t.bank(id, "deny");
      const texts = [(await orderMail(t.shop, id, "reversed"))!, await salesMail(t.shop, id, "reversed")];
      for (const { text } of texts) {
        expect(text.includes("hentikan sementara")).toBe(isOpen);
        expect(/ruang\s+kerja/i.test(text)).toBe(!isOpen);
      }
    }
  });

  test("a reversal of one order of several, or after the period, says that no access is suspended", async () => {
    t.shop.settings.connected = ["big-social"];
    const user = newUser();
    const first = placed(await t.buy(user));
    await t.bank(first, "pay");
    const second = placed(await t.buy(user));
    await t.bank(second, "pay");
    const reverse = async (id: string) => {
      await t.bank(id, "deny");
      const texts = [(await orderMail(t.shop, id, "reversed"))!, await salesMail(t.shop, id, "reversed")];
      return texts.map(({ text }) => text.replace(/\s+/g, " "));
    };
    for (const text of await reverse(second)) {
      expect(text).toMatch(
        /Karena pesanan lain, (akses Anda tetap berlaku sampai 20 Desember 2026|pelanggan tetap memiliki)/,
      );
      expect(text).not.toContain("hentikan sementara");
    }
    for (const text of await reverse(first)) expect(text).toContain("hentikan sementara");
    const third = placed(await t.buy(user));
    await t.bank(third, "pay");
    await t.db.updateTable("subscriptions").set({ state: "ended" }).where("user_id", "=", user).execute();
    for (const text of await reverse(third)) expect(text).toMatch(/Akses(nya| paket tersebut) sudah berakhir/);
  });

  test("the team is notified once of a workspace to prepare; not for a connected product", async () => {
    t.shop.settings.connected = [];
    const id = await t.paid({ package_id: "big-view-starter" });
    const mail = await salesMail(t.shop, id, "activation");
    expect(mail).toMatchObject({ id: `sales-${id}-activation`, to: "sales@bigsuite.example" });
    for (const part of [
      `${t.user}@pembeli.example`,
      "BigView Starter",
      "Senin, 23 November 2026",
      `/admin/orders/${id}`,
    ]) {
      expect(mail.text).toContain(part);
    }
    const before = mails().length;
    t.shop.settings.connected = ["big-view"];
    await t.paid({ package_id: "big-view-starter" });
    expect(mails().slice(before)).not.toContainEqual(expect.objectContaining({ kind: "activation" }));
  });
});
