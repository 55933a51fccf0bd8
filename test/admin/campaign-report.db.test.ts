import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { userColumns } from "#accounts/person/user.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { dayStores } from "#desk/today.server.ts";
import type { ReportView } from "#growth/campaigns/campaign-contract.ts";
import { reportDimensions, sumLines } from "#growth/campaigns/report.ts";
import { rebuildFigures, rollUpFigures } from "#insight/figures/roll-up-figures.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { goodRequest } from "../support/leads.ts";
import { orderOf, testShop } from "../support/shop.ts";
import { staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";
import { testRegistration } from "../support/test-browser.ts";

const touch = (campaign: string, at: string, landing_page = "/", source = campaign && "linkedin") => ({
  utm_source: source,
  utm_medium: campaign && "social",
  utm_campaign: campaign,
  utm_term: "",
  landing_page,
  referrer: "",
  at,
});
const a = touch("launch-a", "2026-11-18T03:00:00.000Z", "/en/v2/products");
const b = touch("launch-b", "2026-11-19T03:00:00.000Z");
const typed = touch("", "2026-11-20T03:00:00.000Z");
const none = { leads: 0, accounts: 0, orders: 0, revenue: 0 };

eachDatabase((open) => {
  let shop: ReturnType<typeof testShop>;
  let app: Awaited<ReturnType<typeof buildApi>>;
  let call: StaffCall;
  let db: Awaited<ReturnType<typeof open>>["db"];

  beforeAll(async () => {
    ({ db } = await open());
    shop = testShop(db, "2026-11-20T05:00:00Z");
    const { now } = shop.shop;
    await seedShop(db, now());
    const staff = staffLogin(db, now);
    const authenticate: ApiDeps["authenticate"] = async (request) => {
      const email = /^Bearer (\S+@\S+)$/.exec(request.headers.authorization ?? "")?.[1];
      if (!email) return staff(request);
      const user = await db
        .selectFrom("users")
        .select(userColumns)
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      return { user, sessionId: user.id };
    };
    app = await buildApi(testDeps(db, { now, jobs: shop.jobs, shop: shop.shop as ApiDeps["shop"], authenticate }));
    call = staffCall(app, "/api/admin/campaigns");
  });

  const send = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const response = await app.inject({ method: "POST", url: `/api${url}`, payload, headers });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json();
  };
  const register = async (email: string, touches: object) => {
    const { username: _, ...person } = testRegistration("x", { email, ...touches });
    await send("/auth/sign-up/email", person);
    await db.updateTable("users").set({ email_verified: true }).where("email", "=", email).execute();
  };
  const order = (email: string, touches: object, key: string) =>
    send(
      "/orders",
      {
        package_id: "big-social-starter",
        months: 1,
        payment_method: "mandiri_va",
        expected_total: 1_665_000,
        buyer: { name: "Sari", address: "Jalan Melati 2, Bandung" },
        ...touches,
      },
      { authorization: `Bearer ${email}`, "idempotency-key": key },
    );
  const report = async (query = ""): Promise<ReportView> => {
    const reply = await call("GET", `/report?from=2026-11-01&to=2026-11-20${query}`);
    expect(reply.status, JSON.stringify(reply)).toBe(200);
    return reply.data;
  };
  const line = (of: ReportView, value: string) => of.lines.find((each) => each.value === value);

  test("campaign A, then B, then a purchase at another device after the login", async () => {
    const email = "sari@contoh.co.id";
    // The first device, before there is an account: a request, then the registration.
    await send("/contact-us", { ...goodRequest, email: "Sari@Contoh.co.id", first_touch: a, last_touch: a });
    shop.setClock(60_000);
    await register(email, { first_touch: a, last_touch: b });
    shop.setClock(60_000);
    // The second device: its own first arrival is later, and was typed.
    const placed = await order(email, { first_touch: typed, last_touch: typed }, "from-the-phone");
    // The same request again, after another arrival at that device, is no other order.
    const again = await order(email, { first_touch: typed, last_touch: b }, "from-the-phone");
    expect(again.data.id).toBe(placed.data.id);
    await shop.bank(placed.data.id, "pay");
    expect((await orderOf(db, placed.data.id)).state).toBe("paid");

    const byCampaign = await report();
    expect(line(byCampaign, "launch-a")).toMatchObject({
      first: { leads: 1, accounts: 1, orders: 1, revenue: 1_500_000 },
      last: { ...none, leads: 1 },
    });
    expect(line(byCampaign, "launch-b")).toMatchObject({
      first: none,
      last: { ...none, accounts: 1, orders: 1, revenue: 1_500_000 },
    });
    const byEdition = await report("&by=edition");
    expect(line(byEdition, "v2")).toMatchObject({ first: { orders: 1 }, last: { leads: 1, orders: 0 } });
    expect(line(byEdition, "v1")).toMatchObject({ first: { orders: 0 }, last: { leads: 0, orders: 1 } });
    // What one campaign brought, split by product.
    const ofA = await report("&by=product&campaign=launch-a");
    expect(line(ofA, "big-social")).toMatchObject({ first: { orders: 1 }, last: { orders: 0 } });
    expect(ofA.days.leads.at(-1)).toBe(1);
  });

  test("an order placed anew with another payment method keeps how the customer came", async () => {
    const email = "budi@contoh.co.id";
    await register(email, {});
    const placed = await order(email, { first_touch: b, last_touch: b }, "budi-1");
    const body = { payment_method: "bca_va", expected_total: 1_665_000 };
    const changed = await send(`/orders/${placed.data.id}/method`, body, {
      authorization: `Bearer ${email}`,
      "idempotency-key": "budi-2",
    });
    expect((await orderOf(db, changed.data.id)).last_touch).toMatchObject({ utm_campaign: "launch-b" });
  });

  test("a clock that is wrong, no arrival and a campaign without arrival do no harm", async () => {
    const request = (email: string, more: object) => send("/contact-us", { ...goodRequest, email, ...more });
    await request("a@contoh.co.id", { first_touch: touch("odd", "tomorrow"), last_touch: touch("odd", "9999") });
    await request("b@contoh.co.id", {});
    await request("c@contoh.co.id", { utm_source: "partner", utm_campaign: "by-server" });
    const byCampaign = await report();
    expect(line(byCampaign, "odd")).toMatchObject({ first: { leads: 1 }, last: { leads: 1 } });
    expect(line(byCampaign, "by-server")).toMatchObject({ first: { leads: 1 }, last: { leads: 1 } });
    expect(line(byCampaign, "")).toMatchObject({ first: { leads: 1 }, last: { leads: 1 } });
  });

  test("money that was returned is deducted, and costs are spread over the days of their month", async () => {
    for (const [kind, value] of [
      ["campaign", "launch-a"],
      ["source", "linkedin"],
    ])
      expect((await call("POST", "/terms", { kind, value })).status).toBe(201);
    const cost = { campaign: "launch-a", source: "linkedin", period: "2026-11", amount: 3_000_001, note: "" };
    expect((await call("POST", "/costs", cost)).status).toBe(201);
    const bySource = await report("&by=source");
    expect(line(bySource, "linkedin")!.cost).toBe(2_000_000);
    expect(line(await report(), "launch-a")!.cost).toBe(2_000_000);
    expect(line(await report("&by=locale"), "")!.cost).toBe(2_000_000);
    expect((await report("&campaign=launch-b")).all.cost).toBe(0);
  });

  test("whatever it is split by, the lines add up to the total; stored days and counted ones are the same", async () => {
    await seedLarge({ db, now: shop.shop.now, stores: dayStores }, { leads: 300, orders: 150, days: 60 });
    const stored = await reports();
    const totals = stored.slice(0, reportDimensions.length).map(({ all }) => all);
    expect(new Set(totals.map((all) => JSON.stringify(all))).size).toBe(1);
    expect(stored.at(-1)!.all.last.leads).toBeGreaterThan(0);
    for (const { all, lines, rest, days } of stored) {
      expect(sumLines("", [...lines, rest])).toEqual(all);
      const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
      expect([sum(days.visits), sum(days.leads), sum(days.revenue)]).toEqual([
        all.visits,
        all.last.leads,
        all.last.revenue,
      ]);
    }
    const { rows } = await sql<{ leads: number; orders: number }>`select
      (select count(*)::int from leads where state not in ('suspect', 'spam') and merged_into is null
        and received_at >= '2026-10-31T17:00:00Z' and received_at < '2026-11-20T17:00:00Z') as leads,
      (select count(*)::int from orders
        where placed_at >= '2026-10-31T17:00:00Z' and placed_at < '2026-11-20T17:00:00Z') as orders`.execute(db);
    for (const side of ["first", "last"] as const) expect(totals[0]![side]).toMatchObject(rows[0]!);
    // Nothing is stored: everything is counted now.
    await db.deleteFrom("figure_days_counted").execute();
    expect(await reports()).toEqual(stored);
  });

  const reports = () =>
    Promise.all(["", "&campaign=brand"].flatMap((only) => reportDimensions.map((by) => report(`&by=${by}${only}`))));

  test("the figures by one dimension are those of all combinations, whatever days are replaced or deleted", async () => {
    const { now } = shop.shop;
    await rebuildFigures({ db, now, stores: dayStores });
    expect(await differentSplits()).toEqual([]);
    await sql`update leads set state = 'spam' where received_at >= '2026-11-10' and received_at < '2026-11-12'`.execute(
      db,
    );
    await rollUpFigures({ db, now, stores: dayStores });
    expect(await differentSplits()).toEqual([]);
    await sql`delete from campaign_days where day < '2026-11-05'`.execute(db);
    expect(await differentSplits()).toEqual([]);
  });

  /** Sums that the two tables do not have in common. */
  async function differentSplits() {
    const sums = sql`sum(count)::bigint as count, sum(amount)::bigint as amount`;
    const combined = reportDimensions.map((by) => {
      const [first, last] = by === "product" || by === "locale" ? [by, by] : [`first_${by}`, `last_${by}`];
      return sql`select ${by}::text as dimension, day, measure, ${sql.ref(first)} as first, ${sql.ref(last)} as last, ${sums}
        from campaign_days group by 2, 3, 4, 5`;
    });
    const split = sql`select dimension, day, measure, first, last, ${sums} from campaign_split_days group by 1, 2, 3, 4, 5`;
    const all = sql`(${sql.join(combined, sql` union all `)})`;
    const { rows } = await sql<object>`(${all} except ${split}) union all (${split} except ${all})`.execute(db);
    expect((await sql`${split}`.execute(db)).rows.length).toBeGreaterThan(100);
    return rows;
  }
});
