import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { dayStores } from "#desk/today.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { createMailer } from "#infra/mailer/mail.server.ts";
import type { Today } from "#insight/figures/today-contract.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

/** Returns a Friday afternoon in Jakarta. */
const now = () => new Date("2026-11-20T08:00:00Z");

eachDatabase((open) => {
  let base: OpenDatabase;
  let deps: ReturnType<typeof testDeps>;
  let app: FastifyInstance;
  const call = async (url: string, as = "admin", body?: object) => {
    const response = await app.inject({
      method: body ? "POST" : "GET",
      url: `/api/admin${url}`,
      headers: { authorization: `Bearer ${as}` },
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, ...(response.json() as { data: Record<string, unknown>; code?: string }) };
  };
  // Those of the seed are about invented objects.
  const auditRows = async () =>
    (
      await base.db
        .selectFrom("audit_log")
        .select(["action", "object_id", "before", "after"])
        .where("object_id", "not like", "large-%")
        .orderBy("id")
        .execute()
    ).map(({ action, object_id, before, after }) => ({ action, object_id, before, after }));

  beforeAll(async () => {
    base = await open();
    // Creates the tables of the queue.
    const jobs = createJobs(base, { log: silentLog });
    await jobs.start();
    await jobs.stop();
    deps = testDeps(base.db, { now, authenticate: staffLogin(base.db, now) });
    app = (await buildApi(deps)) as unknown as FastifyInstance;
    await seedShop(base.db, now());
    await seedLarge({ db: base.db, now, stores: dayStores }, { leads: 400, orders: 200, days: 60 });
    await sql`update leads set state = 'lost' where state in ('new', 'suspect')`.execute(base.db);
    const ages = { "2026-11-20T07:00Z": "new", "2026-11-19T07:00Z": "new", "2026-11-16T07:00Z": "new" };
    for (const [at, state] of Object.entries(ages))
      await sql`update leads set state = ${state}, received_at = ${at} where id in (
        select id from leads where state = 'lost' limit 1)`.execute(base.db);
  });

  test("each number is there only for a role that may read what it counts", async () => {
    const parts = async (role: string) => Object.keys((await call("/today", role)).data).sort();
    expect(await parts("admin")).toEqual([
      "help",
      "jobs",
      "leads",
      "money",
      "orders",
      "packages",
      "rights",
      "subscribers",
      "workspaces",
    ]);
    expect(await parts("finance")).toEqual(["help", "money", "orders", "packages", "workspaces"]);
    expect(await parts("editor")).toEqual([]);
    expect((await call("/today/figures?days=30", "editor")).data).toEqual({ days: expect.any(Array) });
    expect(Object.keys((await call("/today/funnel", "finance")).data.all as object)).toEqual([
      "visits",
      "orders",
      "paid",
    ]);
  });

  test("leads wait within, beyond and far beyond the promised working day", async () => {
    const { leads } = (await call("/today")).data as unknown as Today;
    expect(leads).toEqual({ inTime: 1, overdue: 1, longOverdue: 1, suspects: 0, oldest: "2026-11-16T07:00:00.000Z" });
  });

  test("requests for help that wait for the team are counted, with since when the first of them does", async () => {
    const request = { user_id: "hana", order_id: null, topic: "other", owner_id: null, locale: "id" } as const;
    const states = [
      ["waiting_team", "2026-11-19T07:00:00.000Z"],
      ["waiting_team", "2026-11-20T01:00:00.000Z"],
      ["waiting_customer", null],
      ["solved", null],
    ] as const;
    for (const [index, [state, since]] of states.entries())
      await base.db
        .insertInto("help_requests")
        .values({
          ...request,
          id: crypto.randomUUID(),
          number: `REQ-${index}`,
          state,
          created_at: now(),
          updated_at: now(),
          waiting_since: since && new Date(since),
        })
        .execute();
    const { help } = (await call("/today")).data as unknown as Today;
    expect(help).toEqual({ waiting: 2, oldest: "2026-11-19T07:00:00.000Z" });
  });

  test("money of this month and of last month to the same day is what receipts and refunds add up to", async () => {
    const sum = async (from: string, to: string) => {
      const { rows } = await sql<{ sum: number }>`select (
        (select coalesce(sum(amount), 0) from payment_receipts where reversed_at is null
          and received_at >= ${from}::timestamptz and received_at < ${to}::timestamptz)
        - (select coalesce(sum(amount), 0) from refunds where state = 'sent'
          and ended_at >= ${from}::timestamptz and ended_at < ${to}::timestamptz))::float8 as sum`.execute(base.db);
      return rows[0]!.sum;
    };
    const { money } = (await call("/today")).data as unknown as Today;
    expect(money).toMatchObject({
      thisMonth: await sum("2026-11-01T00:00+07", "2026-11-21T00:00+07"),
      lastMonthToDate: await sum("2026-10-01T00:00+07", "2026-10-21T00:00+07"),
      lastMonth: await sum("2026-10-01T00:00+07", "2026-11-01T00:00+07"),
    });
    expect(money!.lastMonth).toBeGreaterThan(money!.lastMonthToDate);
    // Revenue is without PPN, so it is less than what came in for the same orders.
    expect(money!.revenueThisMonth).toBeGreaterThan(0);
    expect(money!.revenueThisMonth).toBeLessThan(money!.thisMonth);
    expect(money!.ofCustomers).toBe(0);
  });

  test("charts have a value for each day, and another period is refused", async () => {
    const { data } = await call("/today/figures?days=90", "sales");
    const { days, leads } = data as unknown as { days: string[]; leads: number[] };
    expect([days.length, days.at(-1), leads.length]).toEqual([90, "2026-11-20", 90]);
    expect(await call("/today/figures?days=91")).toMatchObject({ status: 400, code: "invalid_input" });
  });

  test("failed jobs are listed, retried and cancelled, each with an audit row", async () => {
    const ids = { failed: crypto.randomUUID(), other: crypto.randomUUID(), waiting: crypto.randomUUID() };
    const insert = (id: string, queue: string, state: string) =>
      sql`
      insert into pgboss.job (id, name, data, state, output, completed_on, retry_limit, retry_count)
      values (${id}, ${queue}, '{"secret":"personal"}', ${state}::pgboss.job_state, '{"message":"550 refused"}',
        case when ${state} = 'failed' then ${now()}::timestamptz end, 3, 3)`.execute(base.db);
    await insert(ids.failed, "order-mail", "failed");
    await insert(ids.other, "lead-delivery", "failed");
    await insert(ids.waiting, "order-mail", "created");
    const { data } = await call("/jobs?queue=order-mail");
    expect(data.failed).toMatchObject([{ id: ids.failed, state: "failed", attempts: 4, error: "550 refused" }]);
    expect(JSON.stringify(data)).not.toContain("personal");
    expect((data.queues as { queue: string }[]).find(({ queue }) => queue === "order-mail")).toMatchObject({
      waiting: 1,
      failed: 1,
    });
    expect(await call(`/jobs/${ids.failed}/retry`, "sales", {})).toMatchObject({ status: 404 });
    expect(await call(`/jobs/${ids.failed}/retry`, "admin", {})).toMatchObject({ status: 200, data: { changed: 1 } });
    expect(await call("/jobs/retry", "admin", {})).toMatchObject({ data: { changed: 1 } });
    expect(await call(`/jobs/${ids.waiting}/cancel`, "admin", {})).toMatchObject({ data: { changed: 1 } });
    expect(await call(`/jobs/${ids.waiting}/cancel`, "admin", {})).toMatchObject({ status: 404 });
    const states = await sql<{ id: string; state: string }>`select id, state::text from pgboss.job
      where id = any(${Object.values(ids)}::uuid[])`.execute(base.db);
    expect(Object.fromEntries(states.rows.map(({ id, state }) => [id, state]))).toEqual({
      [ids.failed]: "retry",
      [ids.other]: "retry",
      [ids.waiting]: "cancelled",
    });
    expect(await auditRows()).toEqual([
      {
        action: "job.retried",
        object_id: ids.failed,
        before: { queue: "order-mail", state: "failed" },
        after: { state: "retry" },
      },
      {
        action: "job.retried",
        object_id: ids.other,
        before: { queue: "lead-delivery", state: "failed" },
        after: { state: "retry" },
      },
      {
        action: "job.cancelled",
        object_id: ids.waiting,
        before: { queue: "order-mail", state: "created" },
        after: { state: "cancelled" },
      },
    ]);
  });

  test("a mail of the outbox is shown in a frame of its own policy, under a key that ends", async () => {
    const mailer = createMailer(deps.config);
    await mailer.send({
      id: "m1",
      to: "sari@contoh.id",
      subject: "Halo",
      html: "<p>Halo <b>Sari</b></p>",
      text: "Halo",
    });
    mkdirSync(deps.config.outboxDir, { recursive: true });
    writeFileSync(join(deps.config.outboxDir, "note.txt"), "no mail");
    expect((await call("/jobs/mails")).data).toMatchObject({
      stored: true,
      mails: [{ name: "m1.eml", to: "sari@contoh.id", subject: "Halo" }],
    });
    expect(await call("/jobs/mails/m1.eml", "admin:old")).toMatchObject({ status: 409, code: "confirmation_required" });
    const { data } = await call("/jobs/mails/m1.eml");
    const opened = await base.db.selectFrom("audit_log").selectAll().where("action", "=", "job.mail_opened").execute();
    expect(opened).toMatchObject([{ actor_name: "admin", object_kind: "jobs", object_id: "m1.eml" }]);
    expect(data).toMatchObject({ text: expect.stringContaining("Halo"), attachments: [] });
    const framed = await app.inject({ url: `/api${data.htmlPath}` });
    expect(framed.body).toContain("<b>Sari</b>");
    expect(framed.headers["content-security-policy"]).toContain("sandbox");
    const other = (data.htmlPath as string).replace(/\/([^./]+)\./, (_, name: string) => `/${name}x.`);
    expect((await app.inject({ url: `/api${other}` })).statusCode).toBe(404);
    expect(await call("/jobs/mails/..%2Fauth-secret")).toMatchObject({ status: 404 });
    expect(await call("/jobs/mails/m1.eml", "sales")).toMatchObject({ status: 404 });
  });

  test("the system is shown without secrets, and the mail server is checked on request", async () => {
    const { data } = await call("/system");
    expect(data.parts).toMatchObject([
      { part: "database", health: "good" },
      { part: "jobs" },
      { part: "payment", note: "simulated" },
      { part: "mail", note: "outbox" },
      { part: "disk" },
    ]);
    expect((data.migrations as { at: string | null }[]).every(({ at }) => at !== null)).toBe(true);
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.server.address() as { port: number };
    deps.config.smtpUrl = `smtp://user:secret-word@127.0.0.1:${port}`;
    expect((await call("/system/checks", "admin", { part: "mail" })).data).toMatchObject({
      health: "bad",
      note: "refused",
    });
    deps.config.smtpUrl = `smtp://127.0.0.1:${port}`;
    expect((await call("/system/checks", "admin", { part: "mail" })).data).toMatchObject({ health: "good" });
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect((await call("/system/checks", "admin", { part: "mail" })).data).toMatchObject({
      health: "bad",
      note: "unreachable",
    });
    expect(await call("/jobs/mails")).toMatchObject({ data: { stored: false, mails: [] } });
    expect(JSON.stringify(await call("/system"))).not.toContain("secret-word");
    deps.config.smtpUrl = undefined;
  });
});
