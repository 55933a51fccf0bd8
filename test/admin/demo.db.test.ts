import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { confirmFactor } from "#accounts/login/second-factor.server.ts";
import { countRights } from "#accounts/rights/rights-requests.server.ts";
import { dayStores } from "#desk/today.server.ts";
import { registrationStates } from "#growth/events/registration-states.ts";
import { fullEvents } from "#growth/events/seats.server.ts";
import { readResults } from "#growth/experiments/results/read-results.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { listFailing } from "#infra/jobs/list-jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { listSetAside } from "#infra/mailer/set-aside.server.ts";
import { rebuildFigures } from "#insight/figures/roll-up-figures.server.ts";
import { leadStates } from "#leads/inbox/lead-states.ts";
import { readBoard, readForecast } from "#leads/pipeline/read-pipeline.server.ts";
import { readMissedSearches } from "#search/missed-searches.server.ts";
import { demoFactor } from "#seeds/demo/demo-factor.server.ts";
import { demoStaff } from "#seeds/demo/demo-objects.server.ts";
import { removeDemo } from "#seeds/demo/remove-demo.server.ts";
import { helpStates } from "#shop/help/help-states.ts";
import { countHelp } from "#shop/help/read-help.server.ts";
import { orderStates } from "#shop/orders/order-states.ts";
import { seedShop } from "#shop/seed.server.ts";
import { listSettlements, readSettlementReport } from "#shop/settlements/read-settlements.server.ts";
import { readInvoiceMoney } from "#shop/tax/invoice-money.server.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { eachDatabase } from "../support/databases.ts";
import { seedDemo } from "../support/demo.ts";
import { recordingJobs } from "../support/jobs.ts";
import { testShop } from "../support/shop.ts";

const secret = "a secret of thirty-two characters";

eachDatabase((open) => {
  let base: OpenDatabase;
  const now = () => new Date("2026-11-20T05:00:00Z");
  let seed: () => ReturnType<typeof seedDemo>;
  let logins: NonNullable<Awaited<ReturnType<typeof seedDemo>>>;

  /** Counts the rows of every table. */
  async function rowCounts() {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
      base.db,
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const { rows: found } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(name)}`.execute(base.db);
      if (found[0]!.count > 0) counts[name] = found[0]!.count;
    }
    const jobs = await listFailing(base.db, { state: "failed" }, 10);
    counts["jobs that failed"] = jobs.length;
    return counts;
  }
  let before: Record<string, number>;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, now());
    const jobs = createJobs(base, { log: silentLog });
    await jobs.prepare();
    await jobs.stop();
    before = await rowCounts();
    const { shop } = testShop(base.db);
    seed = () => seedDemo({ db: base.db, shop, now, secret, passwordCost: { ln: 10, r: 8, p: 1 } });
    logins = (await seed())!;
  });

  test("there is a login for every role, whose second step accepts the code", async () => {
    expect(logins.map(({ role }) => role)).toEqual(["viewer", "sales", "finance", "editor", "admin"]);
    for (const { username, role } of logins) {
      const { id } = await base.db
        .selectFrom("users")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirstOrThrow();
      const { code } = (await demoFactor(base.db, { username, role }, secret))!;
      const at = now();
      const times = { created_at: at, updated_at: at, last_used_at: at, expires_at: new Date(at.getTime() + 60_000) };
      const session = { id, token: id, user_id: id, ip_address: null, user_agent: null, ...times };
      await base.db.insertInto("sessions").values(session).execute();
      const sender = { network: "127.0.0.1", requestId: "test-request" };
      const deps = { db: base.db, jobs: recordingJobs(), secret, now };
      const confirmed = await confirmFactor(deps, { userId: id, sessionId: id, typed: code, sender });
      expect(confirmed).toEqual({ ok: true, by: "code" });
    }
    expect(await demoFactor(base.db, { username: "siti.wulandari", role: "user" }, secret)).toBeUndefined();
  });

  test("requests and orders are in every state", async () => {
    const states = async (table: "leads" | "orders") =>
      (await base.db.selectFrom(table).select("state").distinct().execute()).map(({ state }) => state).sort();
    expect(await states("leads")).toEqual([...leadStates].sort());
    expect(await states("orders")).toEqual(orderStates.filter((state) => state !== "draft").sort());
    const future = await base.db.selectFrom("orders").select("number").where("placed_at", ">", now()).execute();
    expect(future).toEqual([]);
  });

  test("one experiment has a result that people decided, and one runs", async () => {
    const deps = { db: base.db, now };
    const [ended, running] = await base.db.selectFrom("experiments").selectAll().orderBy("id").execute();
    expect(ended).toMatchObject({ state: "stopped" });
    expect(running).toMatchObject({ state: "running" });
    const { is_final, is_skewed, measures } = await readResults(deps, ended!);
    expect({ is_final, is_skewed }).toEqual({ is_final: true, is_skewed: false });
    expect(measures.contact.comparisons).toMatchObject([{ arm: "b", verdict: "better" }]);
    expect((await readResults(deps, running!)).measures.registration.comparisons).toMatchObject([
      { verdict: "undecided" },
    ]);
  });

  test("vouchers, prices, reconciliation and people's rights have something to do", async () => {
    const { db } = base;
    const codes = db.selectFrom("vouchers").select("used").where("batch_id", "is not", null);
    expect((await codes.execute()).filter(({ used }) => used === 1)).toHaveLength(1);
    expect(await db.selectFrom("price_plans").select("state").execute()).toEqual([{ state: "planned" }]);
    const [file] = (await listSettlements(db, { limit: 10 })).rows;
    expect(file).toMatchObject({ source: "midtrans", state: "checked" });
    const rows = await db.selectFrom("settlement_rows").select("result").distinct().orderBy("result").execute();
    expect(rows.map(({ result }) => result)).toEqual(["amount_differs", "matched", "unknown"]);
    expect((await readSettlementReport(db, file!.id))!.missing).toBeGreaterThan(0);
    expect(await countRights(db, now())).toEqual({ open: 2, overdue: 0, dueSoon: 1 });
  });

  test("requests for help are in every state, and an event has seats, a queue, and people who came", async () => {
    const { db } = base;
    const help = await db.selectFrom("help_requests").select("state").distinct().orderBy("state").execute();
    expect(help.map(({ state }) => state)).toEqual([...helpStates].sort());
    expect(await countHelp(db)).toMatchObject({ waiting: 3 });
    const rows = db.selectFrom("event_registrations").select(["state", "ends_at", "checked_in_at"]);
    const guests = await rows.execute();
    expect(new Set(guests.map(({ state }) => state))).toEqual(new Set(registrationStates));
    expect(guests.filter(({ checked_in_at, ends_at }) => checked_in_at && ends_at < now())).toHaveLength(7);
    expect((await fullEvents(db, now()))[0]).toBe("aplikasi-kredit-mikro");
  });

  test("staff have names, and sales own leads with notes and tasks; finance waits for a second person", async () => {
    const { db } = base;
    const staff = await demoStaff(db);
    expect(staff.map(({ role, name }) => [role, name])).toEqual([
      ["viewer", "Rini Puspita"],
      ["sales", "Sinta Maharani"],
      ["finance", "Dimas Prasetyo"],
      ["editor", "Laras Utami"],
      ["admin", "Bayu Firmansyah"],
    ]);
    const owned = await db
      .selectFrom("leads")
      .select(["state", sql<number>`count(owner_id)::int`.as("owned"), sql<number>`count(*)::int`.as("all")])
      .groupBy("state")
      .execute();
    expect(owned.find(({ state }) => state === "won")).toMatchObject({ owned: expect.any(Number) });
    for (const { state, owned: count, all } of owned) if (["won", "lost"].includes(state)) expect(count).toBe(all);
    expect(await db.selectFrom("lead_notes").select("id").execute()).toHaveLength(8);
    const tasks = await db.selectFrom("tasks").select("due_at").execute();
    expect(tasks).toHaveLength(4);
    expect(tasks.filter(({ due_at }) => due_at < now()).length).toBeGreaterThan(0);
    const proposals = await db.selectFrom("review_proposals").select("state").execute();
    expect(proposals).toEqual([{ state: "open" }, { state: "open" }]);
  });

  test("leads have mails, values, reasons, tags and attempts, and the board and the forecast are not empty", async () => {
    const { db } = base;
    const today = jakartaDay(now());
    const leads = await db
      .selectFrom("leads")
      .select(["state", "deal_value", "expected_close", "close_reason_id", "own_values", "tags", "received_at"])
      .execute();
    for (const { state, deal_value, expected_close } of leads.filter(({ state }) => state === "qualified"))
      expect([state, deal_value, expected_close]).toEqual([state, expect.any(Number), expect.any(String)]);
    for (const { close_reason_id } of leads.filter(({ state }) => state === "won" || state === "lost"))
      expect(close_reason_id).not.toBeNull();
    const late = leads.filter(({ state, expected_close }) => state === "qualified" && expected_close! < today);
    expect(late.length).toBeGreaterThan(0);
    expect(leads.filter(({ tags }) => tags !== null).length).toBeGreaterThan(10);
    expect(leads.filter(({ own_values }) => own_values !== null).length).toBeGreaterThan(10);
    const board = await readBoard(db, {}, { me: "", now: now() });
    for (const { state, value } of board) if (state !== "new") expect([state, value > 0]).toEqual([state, true]);
    const { rows } = await readForecast(db, now());
    expect(new Set(rows.filter((row) => row.weighted > 0).map(({ month }) => month)).size).toBeGreaterThan(1);
    const mails = await db.selectFrom("lead_mails").select(["direction", "state", "failure", "at"]).execute();
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(["sent", "received", "failed"]));
    expect(mails.filter(({ at }) => at > now())).toEqual([]);
    expect(mails.filter(({ failure }) => failure !== null)).toHaveLength(1);
    const attempts = await db.selectFrom("lead_attempts").select("reached").distinct().execute();
    expect(new Set(attempts.map(({ reached }) => reached))).toEqual(new Set([true, false, null]));
    expect((await db.selectFrom("lead_orders").select("order_id").execute()).length).toBeGreaterThan(0);
  });

  test("invoices are of three months; one is paid in part, one was corrected, one has a credit note", async () => {
    const { db } = base;
    const invoices = await db.selectFrom("invoices").select("issued_at").execute();
    const months = new Set(invoices.map(({ issued_at }) => jakartaDay(issued_at).slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(3);
    const { ageing } = await readInvoiceMoney(db, { period: "2026-11" }, now());
    expect(ageing.to_60).toMatchObject({ count: 1, amount: expect.any(Number) });
    const revised = await db.selectFrom("invoice_revisions").select("buyer").where("reason", "<>", "").execute();
    expect(revised).toMatchObject([{ buyer: { npwp: expect.any(String) } }]);
    expect(await db.selectFrom("credit_notes").select("number").execute()).toHaveLength(1);
  });

  test("the figures of the days that have passed count the samples", async () => {
    const leads = await sql<{ count: number }>`
      select sum(count)::int as count from figure_days where dimension = 'all' and measure = 'lead'`.execute(base.db);
    expect(leads.rows[0]!.count).toBeGreaterThan(40);
  });

  test("there is one of each kind of trouble", async () => {
    const { db } = base;
    expect(await listFailing(db, { state: "failed" }, 10)).toMatchObject([{ queue: "media-resize", state: "failed" }]);
    expect((await readMissedSearches(db, addDays(jakartaDay(now()), -30))).map(({ query }) => query)).toContain(
      "magang",
    );
    const publications = await db.selectFrom("content_publications").select(["state", "author"]).execute();
    expect(publications).toEqual([{ state: "review", author: "bayu.firmansyah" }]);
    const proposals = await db.selectFrom("review_proposals").select("action").orderBy("id").execute();
    expect(proposals.map(({ action }) => action.kind)).toEqual(["refund", "settle"]);
    const bounced = db.selectFrom("subscribers").select("state").where("end_reason", "=", "bounced");
    expect(await bounced.execute()).toEqual([{ state: "ended" }]);
    expect(await listSetAside(db, 10)).toMatchObject({ count: 1 });
    const told = await db.selectFrom("notifications").select(["step", "mailed_at"]).execute();
    expect(told.map(({ step }) => step)).toEqual(
      expect.arrayContaining(["lead_answer", "proposal_made", "publication_review", "job_given_up"]),
    );
    expect(told.filter(({ mailed_at }) => mailed_at === null)).toEqual([]);
  });

  test("a database that is used is left alone", async () => {
    const counts = await rowCounts();
    expect(await seed()).toBeUndefined();
    expect(await rowCounts()).toEqual(counts);
  });

  test("all of it is removed, with what was added to it, and what was assigned to invented staff stays", async () => {
    const demo = await base.db.selectFrom("leads").select("id").limit(1).executeTakeFirstOrThrow();
    const note = { lead_id: demo.id, at: now(), kind: "moved", by: "test", details: "{}" } as const;
    await base.db.insertInto("lead_events").values(note).execute();
    await sql`create table assigned (owner text references users (id))`.execute(base.db);
    await sql`insert into assigned select id from users where username = 'sinta.maharani'`.execute(base.db);
    expect(await removeDemo(base.db)).toMatchObject({ users: 21, leads: 60, orders: 28 });
    await rebuildFigures({ db: base.db, now, stores: dayStores });
    const rows = await rowCounts();
    // The audit log is never shortened, numbers of documents are never given again, and the seeds do not run a second time.
    for (const table of [
      "audit_log",
      "help_counters",
      "invoice_counters",
      "credit_note_counters",
      "demo_objects",
      "figure_days_changed",
      "rate_limits",
      "used_codes",
    ])
      delete rows[table];
    expect(rows).toEqual({ ...before, assigned: 1 });
    expect(await base.db.selectFrom("vouchers").select(["used", "held"]).distinct().execute()).toEqual([
      { used: 0, held: 0 },
    ]);
    expect(await seed()).toBeUndefined();
    const triggers = await sql`select 1 from pg_trigger where tgenabled = 'D'`.execute(base.db);
    expect(triggers.rows).toEqual([]);
  });
});
