import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { dayStores } from "#desk/today.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { verifyAudit } from "#infra/audit/verify-audit.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin, testActor } from "../support/staff.ts";

const now = () => new Date("2026-11-20T03:00:00Z");
const leads = 3600;
const orders = 1600;

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let indexesBefore: unknown;
  beforeAll(async () => {
    base = await open();
    const jobs = createJobs(base, { log: silentLog });
    await jobs.start();
    await jobs.stop();
    await seedShop(base.db, now());
    indexesBefore = await indexes();
    await seedLarge({ db: base.db, now, stores: dayStores }, { leads, orders, days: 120, experiment: true });
    app = await buildApi(testDeps(base.db, { now, authenticate: staffLogin(base.db, now) }));
  });

  const get = (path: string) => app.inject({ url: `/api/admin${path}`, headers: { authorization: "Bearer admin" } });

  /** Reads a list to its end, page by page. */
  async function everyId(path: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor = ""; ; ) {
      const { data, meta } = (await get(`${path}&limit=200${cursor && `&cursor=${cursor}`}`)).json();
      ids.push(...data.map(({ id }: { id: string }) => id));
      if (!meta.next_cursor) return ids;
      cursor = encodeURIComponent(meta.next_cursor);
    }
  }
  const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(base.db)).rows.map(({ id }) => id);

  const indexes = async () =>
    (await sql`select indexdef from pg_indexes where schemaname = 'public' order by indexname`.execute(base.db)).rows;

  test("the seed leaves every index and a chain of changes that is whole", async () => {
    expect(await indexes()).toEqual(indexesBefore);
    expect(await verifyAudit(base.db)).toEqual({ ok: true, entries: leads / 5 });
    await base.db
      .transaction()
      .execute((trx) =>
        recordChange(trx, testActor, now(), { action: "lead.changed", object: { kind: "leads", id: "1" } }),
      );
    expect(await verifyAudit(base.db)).toEqual({ ok: true, entries: leads / 5 + 1 });
  });

  test("the planner knows that a company has a few accounts", async () => {
    const { rows } = await sql<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>`
      explain (format json) select users.id from unnest(array['pt']) as listed (key)
        join users on user_role = 'user' and company_key(company) = listed.key`.execute(base.db);
    expect(rows[0]!["QUERY PLAN"][0].Plan["Plan Rows"]).toBeLessThan(3);
  });

  test.each([
    [["siti", "wulandari", "rempah"]],
    [["sit", "wulan", "rem", "demo"]],
    [["budi", "abadi", "utama", "barat"]],
    [["budi", "nothing"]],
  ])("leads with all of several words, frequent or not: %o", async (words) => {
    const found = await everyId(`/leads?q=${encodeURIComponent(words.join(" "))}`);
    const typed = words.map((word) => `'${word}':*`).join(" & ");
    const all = await idsOf(sql`select id from leads where merged_into is null and words @@ ${typed}::tsquery
      order by received_at desc, id`);
    expect(found).toEqual(all);
  });

  test.each([
    ["state=lost&product=big-social&locale=id", sql`state = 'lost' and product = 'big-social' and locale = 'id'`],
    [
      "state=won,lost&locale=en&source=google&campaign=brand&kind=contact&sort=updated",
      sql`state in ('won', 'lost') and locale = 'en' and utm_source = 'google' and utm_campaign = 'brand'
        and kind = 'contact'`,
    ],
    [
      "owner=nobody&locale=en&source=linkedin&direction=oldest",
      sql`owner_id is null and locale = 'en' and utm_source = 'linkedin'`,
    ],
    [
      "owner=large-staff-1&state=won&locale=id&suspicion=none&age=over-30",
      sql`owner_id = 'large-staff-1' and state = 'won' and locale = 'id' and suspicion is null
        and received_at < ${new Date(now().getTime() - 30 * 86_400_000)}`,
    ],
  ])("leads with several filters at once, in their order: %s", async (query, condition) => {
    const order = query.includes("sort=updated") ? sql`updated_at desc, id` : sql`received_at desc, id`;
    const oldest = sql`received_at, id desc`;
    const all = await idsOf(sql`select id from leads where merged_into is null and ${condition}
      order by ${query.includes("oldest") ? oldest : order}`);
    expect(all.length).toBeGreaterThan(3);
    expect(await everyId(`/leads?${query}`)).toEqual(all);
  });

  test.each(["siti", "rempah", "ORD-202610", "large.1"])("orders found by %j, in their order", async (text) => {
    const prefix = `${text.toLowerCase()}%`;
    const named = `${text.toLowerCase().split(".").join(":* & ")}:*`;
    const all = text.startsWith("ORD")
      ? await idsOf(sql`select id from orders where number like ${`${text}%`} order by placed_at desc, id desc`)
      : await idsOf(sql`select orders.id from orders join users on users.id = orders.user_id
          where lower(orders.email) like ${prefix} or to_tsvector('simple', buyer ->> 'name') @@ to_tsquery('simple', ${named})
            or to_tsvector('simple', name || ' ' || users.company) @@ to_tsquery('simple', ${named})
          order by placed_at desc, orders.id desc`);
    expect(all.length).toBeGreaterThan(20);
    expect(await everyId(`/orders?search=${encodeURIComponent(text)}`)).toEqual(all);
  });

  test("orders of a company whose name has a short word that most names have", async () => {
    const all = await idsOf(
      sql`select id from orders where buyer ->> 'name' ilike 'PT%Rempah%' order by placed_at desc, id desc`,
    );
    expect(all.length).toBeGreaterThan(20);
    expect(await everyId("/orders?search=pt%20rempah")).toEqual(all);
    expect(await everyId("/orders?search=cv%20rempah")).toEqual([]);
  });

  test("companies are counted as their people come, move and go", async () => {
    const counted = () =>
      sql<object>`select id, name, people from companies order by id`.execute(base.db).then(({ rows }) => rows);
    const grouped = () =>
      sql<object>`
        select company_key(company) as id, min(company) as name, count(*)::int as people from users
        where user_role = 'user' and company_key(company) <> '' group by 1 order by 1`
        .execute(base.db)
        .then(({ rows }) => rows);
    expect(await counted()).toEqual(await grouped());
    for (const change of [
      sql`update users set company = 'PT. Baru, Tbk' where id in ('large-1', 'large-2')`,
      sql`update users set company = 'baru' where id = 'large-2'`,
      sql`update users set user_role = 'sales' where id = 'large-1'`,
      sql`update users set company = '' where id = 'large-3'`,
      sql`update users set user_role = 'user' where id = 'large-1'`,
      sql`update users set company = 'PT Berdua' where id in ('large-4', 'large-5')`,
      // Both at once, as the upkeep deletes accounts that nobody confirmed.
      sql`delete from users where id in ('large-4', 'large-5')`,
    ]) {
      await change.execute(base.db);
      expect(await counted()).toEqual(await grouped());
    }
  });

  test("an address or a username is found by its beginning", async () => {
    expect(await everyId("/customers?q=large.71")).toEqual(
      await idsOf(sql`select id from users where username like 'large.71%' order by created_at desc, id desc`),
    );
    const all = await idsOf(
      sql`select id from users where email like '%@pelanggan.example' order by created_at desc, id desc`,
    );
    expect(all.length).toBeGreaterThan(orders / 2);
    expect(await everyId("/customers?q=@pelanggan.example")).toEqual(all);
  });

  test("a file is read from the database in batches, as fast as it is received", async () => {
    const path = "/leads/export.csv";
    const response = await app.inject({
      url: `/api/admin${path}`,
      headers: { authorization: "Bearer admin" },
      payloadAsStream: true,
    });
    expect(response.headers["x-total-rows"]).toBe(String(leads));
    // Changed while the file is under way: what was not read yet is sent as it is then.
    const stream = response.stream()[Symbol.asyncIterator]();
    const first = String((await stream.next()).value);
    const last = sql`id in (select id from leads order by received_at limit 300)`;
    await sql`update leads set merged_into = id where ${last}`.execute(base.db);
    let text = first;
    for (let part = await stream.next(); !part.done; part = await stream.next()) text += String(part.value);
    const lines = text.trimEnd().split("\r\n").length - 1;
    expect(lines).toBe(leads - 300);
    await sql`update leads set merged_into = null where ${last}`.execute(base.db);
    const whole = await get(path);
    expect(whole.body.trimEnd().split("\r\n").length - 1).toBe(leads);
  });
});
