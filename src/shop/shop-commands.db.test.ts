import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#infra/config.server.ts";
import type { OpenDatabase } from "#infra/database/open.server.ts";
import { eachDatabase } from "#infra/database/testing.server.ts";
import { runCommand } from "#infra/operator.server.ts";
import { seedShop } from "./seed.server.ts";
import { shopCommands } from "./shop-commands.server.ts";
import { orderOf, placed, testShop } from "./testing.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let t: ReturnType<typeof testShop>;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    t = testShop(base.db);
  });

  async function run(...args: string[]): Promise<{ ok: boolean; text: string }> {
    let text = "";
    const deps = { config: readConfig({}), db: base.db, jobs: t.jobs, now: t.shop.now };
    const ok = await runCommand(shopCommands, args, deps, (more) => {
      text += more;
    });
    return { ok, text };
  }

  test("reviews are listed and settled", async () => {
    const id = placed(await t.buy("ani"));
    expect((await run("shop")).text).toBe("Nothing to review.\n");
    await t.bank(id, "pay-wrong-amount");
    const { number } = await orderOf(base.db, id);
    const { text } = await run("shop", "reviews");
    expect(text).toContain(number);
    expect(text).toContain("wrong_amount  Rp1,664,000");
    expect((await run("shop", "settle", number, "nonsense")).ok).toBe(false);
    expect(await run("shop", "settle", number, "paid", "--note", "kurang seribu", "--by", "rina")).toMatchObject({
      ok: true,
    });
    expect((await run("shop", "settle", number, "paid")).ok).toBe(false);
    expect((await run("shop", "refund", number)).text).toContain("--note");
    expect((await run("shop", "refund", number, "--note", "TRF-9")).ok).toBe(true);
    expect((await orderOf(base.db, id)).state).toBe("refunded");
    const events = await base.db
      .selectFrom("order_events")
      .select(["by", "details"])
      .where("order_id", "=", id)
      .execute();
    expect(events).toContainEqual({ by: "rina", details: { note: "kurang seribu" } });
  });

  test("vouchers are created, used and withdrawn", async () => {
    const period = ["--from", "2026-01-01", "--to", "2026-12-31"];
    expect(
      (await run("vouchers", "create", "coba5", "--percent", "5", "--products", "big-social", ...period)).text,
    ).toBe("COBA5 is ready\n");
    expect((await run("vouchers", "create", "COBA5", "--idr", "5", ...period)).ok).toBe(false);
    expect((await run("vouchers", "create", "X", "--percent", "101", ...period)).text).toContain("code, value");
    expect((await run("vouchers", "create", "COBA6", "--idr", "1e3", ...period)).text).toContain("value");
    expect((await run("vouchers", "create", "COBA6", "--idr", "5", "--percent", "5", ...period)).ok).toBe(false);
    const noDay = await run("vouchers", "create", "COBA6", "--idr", "5", "--from", "2026-02-31", "--to", "2026-03-31");
    expect(noDay.text).toContain("start_date");
    expect((await t.buy("budi", { voucher_code: "COBA5" })).ok).toBe(true);
    expect((await run("vouchers")).text).toMatch(/COBA5 +5% +2026-01-01 to 2026-12-31 {2}used 0, held 1/);
    expect((await run("vouchers", "withdraw", "coba5")).ok).toBe(true);
    expect((await run("vouchers", "withdraw", "coba5")).ok).toBe(false);
    expect(await t.buy("citra", { voucher_code: "COBA5" })).toMatchObject({ reason: "withdrawn" });
  });

  test("a price is changed for new orders", async () => {
    expect((await run("shop", "price", "big-query-starter", "1.300.000")).text).toContain("Rp1,300,000");
    for (const slip of ["-1", "15.5", "1500000.50", "1.5e6", "0x10", "0", "", "9007199254740991"])
      expect((await run("shop", "price", "big-query-starter", slip)).ok, slip).toBe(false);
    expect((await run("shop", "price", "big-lake-starter", "1")).ok).toBe(false);
    expect((await run("shop", "prices")).text).toContain("1,300,000");
  });
});
