import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { seedShop } from "#shop/seed.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { registerShopJobs, startRounds } from "#shop/shop-jobs.server.ts";
import { advanceSubscriptions } from "#shop/subscriptions/advance-subscriptions.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { buy, orderOf, placed, testShop } from "../support/shop.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let jobs: Jobs;
  let t: ReturnType<typeof testShop>;
  let shop: Shop;
  const sent: Mail[] = [];

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    jobs = createJobs(base, { log: silentLog, retryDelay: 1, checkSeconds: 0.5 });
    t = testShop(base.db);
    shop = Object.assign(t.shop, { jobs });
    registerShopJobs({
      jobs,
      shop,
      mailer: { send: async (mail) => void sent.push(mail) },
      secret: "secret",
      findColleague: async () => null,
    });
    await jobs.start();
  });
  afterAll(() => jobs.stop());

  const subjects = () => sent.map((mail) => mail.subject);

  test("a mail is sent for each step of an order, with the invoice in its language", async () => {
    const { connected } = t.shop.settings;
    t.shop.settings.connected = [];
    const id = placed(await buy(shop, "tari", { voucher_code: "MULAI10" }));
    await expect.poll(subjects).toHaveLength(1);
    const { number } = await orderOf(base.db, id);
    expect(sent[0]).toMatchObject({ to: "tari@pembeli.example", subject: `Selesaikan pembayaran ${number}` });
    for (const text of [sent[0]!.text, sent[0]!.html]) expect(text).toContain("70012");
    expect(sent[0]!.text).toContain(`/payment/${id}`);
    await t.bank(id, "pay");
    // The receipt, and a mail to sales about the workspace to set up.
    await expect.poll(subjects).toHaveLength(3);
    const receipt = sent.find(({ subject }) => /^Pembayaran diterima: INV-202611-\d{6}$/.test(subject));
    expect(receipt?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe("%PDF-");
    expect(subjects()).toContain(`Siapkan ruang kerja: pesanan ${number}`);
    const pdfs = await base.db.selectFrom("invoice_pdfs").select("locale").where("order_id", "=", id).execute();
    expect(pdfs.map((each) => each.locale).sort()).toEqual(["en", "id"]);
    await t.bank(id, "deny");
    await expect.poll(subjects).toHaveLength(5);
    expect(
      sent
        .slice(3)
        .map((mail) => mail.to)
        .sort(),
    ).toEqual(["sales@bigsuite.example", "tari@pembeli.example"]);
    t.shop.settings.connected = connected;
  });

  test("the rounds after a start find payments made meanwhile, and sales are notified of late money", async () => {
    sent.length = 0;
    const paid = placed(await buy(shop, "umar", {}));
    const late = placed(await buy(shop, "vina", {}));
    const { number } = await orderOf(base.db, paid);
    await base.db
      .updateTable("simulator_payments")
      .set({ state: "settlement", paid: rupiah(1_665_000), money_id: "meanwhile" })
      .where("reference", "=", number)
      .execute();
    await startRounds(jobs, shop);
    await expect.poll(async () => (await orderOf(base.db, paid)).state).toBe("paid");
    await t.bank(late, "pay-late");
    await expect.poll(() => subjects().filter((subject) => subject.startsWith("Perlu ditinjau"))).toHaveLength(1);
    const mail = sent.find((each) => each.subject.startsWith("Perlu ditinjau"))!;
    expect(mail.to).toBe("sales@bigsuite.example");
    expect(mail.text).toContain("vina@pembeli.example");
    expect((await new PostalMime().parse(`Subject: ${mail.subject}\n\n`)).subject).toContain("ORD-");
  });

  test("reminders are in the customer's language, with a link to renew", async () => {
    sent.length = 0;
    t.setClock("2026-12-19T05:00:00Z");
    await base.db.updateTable("orders").set({ locale: "en" }).where("user_id", "=", "umar").execute();
    await advanceSubscriptions(shop);
    await expect.poll(subjects).toContain("BigSocial Starter ends in 1 day");
    expect(sent.find((mail) => mail.subject.endsWith("ends in 1 day"))!.text).toContain("/en/account/packages?renew=");
  });
});
