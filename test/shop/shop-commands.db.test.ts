import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { runCommand } from "#infra/operator/operator.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { shopCommands } from "#shop/shop-commands.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { orderOf, placed, testShop } from "../support/shop.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let t: ReturnType<typeof testShop>;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    t = testShop(base.db);
  });

  let limit = "10000000";

  async function run(...args: string[]): Promise<{ ok: boolean; text: string }> {
    let text = "";
    const config = readConfig({ REVIEW_LIMIT: limit });
    const deps = { config, company: config.companyDefaults, db: base.db, jobs: t.jobs, now: t.shop.now };
    const ok = await runCommand(shopCommands, args, deps, (more) => {
      text += more;
    });
    return { ok, text };
  }

  test("reviews are listed and decided, with a reason", async () => {
    const id = placed(await t.buy("ani"));
    expect((await run("shop")).text).toBe("Nothing to review.\n");
    await t.bank(id, "pay-wrong-amount");
    const { number } = await orderOf(base.db, id);
    const { text } = await run("shop", "reviews");
    expect(text).toContain(`${number}  BigSocial Starter  ani@pembeli.example  waiting for a decision`);
    expect(text).toContain("due Rp1,665,000, received Rp1,664,000: Rp1,000 too little");
    expect(text).toContain("20 November 2026 at 12:00  Payment of a wrong amount, Rp1,664,000 (provider)");
    expect((await run("shop", "settle", number, "invalid", "--note", "x")).ok).toBe(false);
    for (const outcome of ["paid", "closed", "refunded"])
      for (const note of [[], ["--note", " "]])
        expect((await run("shop", "settle", number, outcome, ...note)).text).toContain("--note");
    const reason = ["--note", "kurang seribu", "--by", "rina"];
    expect(await run("shop", "settle", number, "paid", ...reason)).toEqual({ ok: true, text: `${number} is paid\n` });
    expect(await run("shop", "settle", number, "paid", ...reason)).toMatchObject({ ok: false });
    const events = await base.db
      .selectFrom("order_events")
      .select(["by", "details"])
      .where("order_id", "=", id)
      .execute();
    expect(events).toContainEqual({ by: "rina", details: { note: "kurang seribu" } });
    expect((await run("shop")).text).toBe("Nothing to review.\n");
  });

  test("above the limit of one person, commands decide nothing about money", async () => {
    const id = placed(await t.buy("wati"));
    await t.bank(id, "pay-wrong-amount");
    const { number } = await orderOf(base.db, id);
    const note = ["--note", "x"];
    limit = "1000000";
    const decisions = [
      ["settle", number, "paid"],
      ["settle", number, "closed"],
      ["settle", number, "refunded"],
      ["refund", number],
      ["refund", number, "--amount", "1000001"],
    ];
    for (const args of decisions) {
      const { ok, text } = await run("shop", ...args, ...note);
      expect([ok, text]).toEqual([false, expect.stringContaining("a second person must approve it")]);
    }
    expect((await orderOf(base.db, id)).state).toBe("manual_review");
    limit = "10000000";
    expect(await run("shop", "settle", number, "paid", ...note)).toMatchObject({ ok: true });
  });

  test("money of a customer is listed, refunded in part, and then completely, which ends access", async () => {
    const id = placed(await t.buy("dewi"));
    await t.bank(id, "pay-twice");
    const { number } = await orderOf(base.db, id);
    expect((await run("shop", "reviews")).text).toContain(
      `${number}  BigSocial Starter  dewi@pembeli.example  paid\n      due Rp1,665,000, received Rp3,330,000: Rp1,665,000 is the customer's`,
    );
    const extra = ["shop", "refund", number, "--amount", "1.665.000"];
    expect((await run(...extra)).text).toContain("--note");
    for (const invalid of ["0", "-1", "1e3", "12,5", ""])
      expect((await run("shop", "refund", number, "--note", "x", `--amount=${invalid}`)).text, invalid).toContain(
        "whole rupiah",
      );
    expect((await run("shop", "refund", number, "--note", "x", "--amount", "9999999")).text).toContain(
      "more than we hold",
    );

    const recorded = (await run(...extra, "--note", "paid twice")).text;
    const refund = /^Refund (\d+) of Rp1,665,000 for ORD-[\d-]+ is recorded/.exec(recorded)![1]!;
    expect((await run("shop", "reviews")).text).toMatch(
      new RegExp(`To send: .*\n  ${refund}  Rp1,665,000  ${number}  a part, recorded on .*: paid twice\n$`),
    );
    expect((await run("shop", "refund-withdrawn", refund)).text).toContain("--note");
    expect((await run("shop", "refund-withdrawn", refund, "--note", "a mistake")).ok).toBe(true);
    expect((await run("shop", "refund-sent", refund, "--proof", "TRF-1")).ok).toBe(false);
    const second = /^Refund (\d+)/.exec((await run(...extra, "--note", "paid twice")).text)![1]!;
    expect((await run("shop", "refund-sent", second)).text).toContain("--proof");
    expect((await run("shop", "refund-sent", "x", "--proof", "TRF-1")).ok).toBe(false);
    expect((await run("shop", "refund-sent", second, "--proof", "TRF-1")).ok).toBe(true);
    expect((await orderOf(base.db, id)).state).toBe("paid");

    const all = await run("shop", "refund", number, "--note", "asked for it", "--proof", "TRF-2");
    expect(all).toMatchObject({ ok: true, text: expect.stringContaining("no longer gives access") });
    expect((await orderOf(base.db, id)).state).toBe("refunded");
    expect((await run("shop")).text).toBe("Nothing to review.\n");
  });

  test("a faktur pajak number is added to an invoice", async () => {
    const id = placed(await t.buy("eka"));
    await t.bank(id, "pay");
    const { number } = await base.db
      .selectFrom("invoices")
      .select("number")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const enter = (serial: string) => run("shop", "tax-serial", number, serial);
    expect((await enter("0400260000000004X")).text).toContain("17 digits");
    expect((await run("shop", "tax-serial", "INV-1", "04002600000000042")).text).toContain("no such invoice");
    expect(await enter("04002600000000042")).toEqual({
      ok: true,
      text: `${number} is issued again as revision 1, with number 04002600000000042\n`,
    });
    expect((await enter("04002600000000042")).ok).toBe(false);
  });

  test("vouchers are created, used and withdrawn", async () => {
    const period = ["--from", "2026-01-01", "--to", "2026-12-31"];
    expect(
      (await run("vouchers", "create", "coba5", "--percent", "5", "--products", "big-social", ...period)).text,
    ).toBe("COBA5 is ready\n");
    expect((await run("vouchers", "create", "COBA5", "--idr", "5", ...period)).ok).toBe(false);
    const invalidArgs = ["create", "X", "--idr", "5", "--products", "big-lake", ...period];
    expect((await run("vouchers", ...invalidArgs)).text).toMatch(
      /^Invalid: the code is 3 to 40 letters, digits or hyphens; --products names one or more of big-social, .*\n$/,
    );
    expect((await run("vouchers", "create", "COBA6", "--percent", "101", ...period)).text).toContain("from 1 to 100");
    expect((await run("vouchers", "create", "COBA6", "--idr", "1e3", ...period)).text).toContain("--idr whole rupiah");
    expect((await run("vouchers", "create", "COBA6", "--idr", "5", "--percent", "5", ...period)).ok).toBe(false);
    const noDay = await run("vouchers", "create", "COBA6", "--idr", "5", "--from", "2026-02-31", "--to", "2026-03-31");
    expect(noDay.text).toContain("--from is a day such as 2026-12-01");
    expect((await t.buy("budi", { voucher_code: "COBA5" })).ok).toBe(true);
    expect((await run("vouchers")).text).toMatch(/COBA5 +5% +2026-01-01 to 2026-12-31 {2}used 0, held 1/);
    const rules = [
      "--cap",
      "250000",
      "--months",
      "3",
      "--each",
      "1",
      "--uses",
      "9",
      "--products",
      "big-social,big-view",
    ];
    await run("vouchers", "create", "COBA7", "--percent", "10", ...rules, ...period);
    expect((await run("vouchers")).text).toMatch(
      /COBA7 .* used 0 of 9, held 0\n +at most Rp250,000; from 3 months; 1 for each customer; for big-social, big-view\n/,
    );
    expect((await run("vouchers", "withdraw", "coba5")).ok).toBe(true);
    expect((await run("vouchers", "withdraw", "coba5")).ok).toBe(false);
    expect(await t.buy("citra", { voucher_code: "COBA5" })).toMatchObject({ reason: "withdrawn" });
  });

  test("a price is changed for new orders", async () => {
    expect((await run("shop", "price", "big-query-starter", "1.300.000")).text).toContain("Rp1,300,000");
    for (const invalid of ["-1", "15.5", "1500000.50", "1.5e6", "0x10", "0", "", "9007199254740991"])
      expect((await run("shop", "price", "big-query-starter", invalid)).ok, invalid).toBe(false);
    expect((await run("shop", "price", "big-lake-starter", "1")).ok).toBe(false);
    expect((await run("shop", "prices")).text).toContain("1,300,000");
  });
});
