import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { followLink } from "#growth/campaigns/follow-link.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";

const link = {
  path: "/products",
  locale: "en",
  edition: "v2",
  source: "linkedin",
  medium: "social",
  campaign: "launch",
  term: "banner",
};

eachDatabase((open) => {
  let db: Database;
  let call: StaffCall;
  let remove: (path: string) => Promise<number>;
  let time = new Date("2026-11-20T05:00:00Z");
  const now = () => time;

  beforeAll(async () => {
    ({ db } = await open());
    const linkPages = () => [
      { path: "/products", titles: { id: "Produk", en: "Products" } },
      { path: "/success-story", titles: { id: "Kisah" } },
    ];
    const app = await buildApi(testDeps(db, { now, linkPages, authenticate: staffLogin(db, now) }), {
      calls: auditedCalls(db),
    });
    call = staffCall(app, "/api/admin/campaigns");
    remove = async (path) => {
      const headers = { authorization: "Bearer editor" };
      return (await app.inject({ method: "DELETE", url: `/api/admin/campaigns${path}`, headers })).statusCode;
    };
  });

  const issues = async (path: string, body: object) => {
    const reply = await call("POST", path, body, "editor");
    return [
      reply.status,
      ...(reply.issues ?? []).map((each: { path: string; code: string }) => `${each.path} ${each.code}`),
    ];
  };
  const audited = async (kind: string) =>
    (await db.selectFrom("audit_log").select("action").where("object_kind", "=", kind).orderBy("id").execute()).map(
      ({ action }) => action.replace("campaign.", ""),
    );

  test("editors keep the names; sales and finance read them", async () => {
    for (const [kind, value] of [
      ["source", "linkedin"],
      ["medium", "social"],
      ["campaign", "launch"],
    ])
      expect((await call("POST", "/terms", { kind, value }, "editor")).status).toBe(201);
    expect(await issues("/terms", { kind: "campaign", value: "launch" })).toEqual([400, "value term_known"]);
    expect(await issues("/terms", { kind: "campaign", value: "The Launch" })).toEqual([400, "value invalid_term"]);
    expect((await call("POST", "/terms", { kind: "campaign", value: "x" }, "sales")).status).toBe(404);
    for (const role of ["sales", "finance"])
      expect((await call("GET", "/terms", undefined, role)).data).toHaveLength(3);
    expect((await call("GET", "/terms", undefined, "viewer")).status).toBe(404);
    const retire = { kind: "campaign", value: "launch", retired: true };
    expect((await call("POST", "/terms/retire", retire, "editor")).status).toBe(200);
    expect(await issues("/links", link)).toEqual([400, "campaign unknown_term"]);
    expect((await call("POST", "/terms/retire", { ...retire, retired: false }, "editor")).status).toBe(200);
    expect(await audited("campaign_term")).toEqual([
      "term_added",
      "term_added",
      "term_added",
      "term_retired",
      "term_retired",
    ]);
  });

  test("a link leads to one of our own pages, and its short address is counted by day", async () => {
    expect(await issues("/links", { ...link, path: "https://evil.example/" })).toEqual([400, "path unknown_page"]);
    expect(await issues("/links", { ...link, path: "//evil.example" })).toEqual([400, "path unknown_page"]);
    expect(await issues("/links", { ...link, path: "/success-story" })).toEqual([400, "path unknown_page"]);
    expect(await issues("/links", { ...link, source: "linkedn" })).toEqual([400, "source unknown_term"]);
    const made = await call("POST", "/links", { ...link, code: "Launch-1" }, "editor");
    expect(made.data).toEqual({ code: "launch-1" });
    expect(await issues("/links", { ...link, code: "launch-1" })).toEqual([400, "code address_taken"]);
    // The newest link is listed first.
    time = new Date(time.getTime() + 1000);
    const chosen = await call("POST", "/links", link, "editor");
    expect(chosen.data.code).toMatch(/^[a-z0-9]{6}$/);

    expect(await followLink({ db, now }, "LAUNCH-1", true)).toEqual(link);
    expect(await followLink({ db, now }, "launch-1", false)).toEqual(link);
    await Promise.all(Array.from({ length: 5 }, () => followLink({ db, now }, "launch-1", true)));
    time = new Date("2026-11-20T17:00:00Z");
    await followLink({ db, now }, "launch-1", true);
    expect(await followLink({ db, now }, "unknown", true)).toBeUndefined();
    const shown = (await call("GET", "/links/launch-1", undefined, "finance")).data;
    expect(shown).toMatchObject({ clicks: 7, recent_clicks: 7, retired: false });
    expect(shown.days.clicks.slice(-3)).toEqual([0, 6, 1]);
    const newest = await call("GET", "/links?q=banner&limit=1", undefined, "sales");
    expect(newest.data).toMatchObject([{ code: chosen.data.code }]);
    const next = await call("GET", `/links?limit=1&cursor=${newest.meta.next_cursor}`);
    expect(next.data).toMatchObject([{ code: "launch-1" }]);
    expect((await call("GET", `/links?limit=1&cursor=${chosen.data.code}`)).status).toBe(400);

    expect((await call("POST", "/links/launch-1/retire", { retired: true }, "editor")).status).toBe(200);
    expect(await followLink({ db, now }, "launch-1", true)).toBeUndefined();
    expect((await call("POST", "/links/nothing/retire", { retired: true }, "editor")).status).toBe(404);
    expect(await audited("campaign_link")).toEqual(["link_added", "link_added", "link_retired"]);
  });

  test("a cost is stored once for a campaign, a source and a period", async () => {
    const cost = { campaign: "launch", source: "linkedin", period: "2026-11", amount: 1_000_000, note: "" };
    expect(await issues("/costs", cost)).toEqual([201]);
    expect(await issues("/costs", { ...cost, amount: 5 })).toEqual([400, "period cost_known"]);
    expect(await issues("/costs", { ...cost, campaign: "lunch" })).toEqual([400, "campaign unknown_term"]);
    const [stored] = (await call("GET", "/costs", undefined, "finance")).data;
    expect(stored).toMatchObject({ first_day: "2026-11-01", last_day: "2026-11-30", amount: 1_000_000 });
    expect(await remove(`/costs/${stored.id}`)).toBe(200);
    expect(await remove(`/costs/${stored.id}`)).toBe(404);
    expect(await audited("campaign_cost")).toEqual(["cost_added", "cost_removed"]);
  });

  test("a file is stored as a whole or not at all, and the same file twice changes nothing", async () => {
    const head = "campaign,source,period,amount\n";
    const wrong = { text: `${head}launch,linkedin,2026-10,500000\nlunch,linkedin,2026-09,1\n` };
    expect((await call("POST", "/costs/preview", wrong, "editor")).data).toMatchObject({
      counts: { new: 1, changed: 0, same: 0, wrong: 1 },
      lines: [{ state: "new" }, { line: 3, state: "wrong", column: "campaign", code: "unknown_term", value: "lunch" }],
    });
    expect(await call("POST", "/costs/import", wrong, "editor")).toMatchObject({
      status: 409,
      code: "cost_lines_wrong",
    });
    expect((await call("GET", "/costs")).data).toEqual([]);

    const text = `${head}launch,linkedin,2026-10,500000\nlaunch,linkedin,2026-10-05,7000\n`;
    const both = await Promise.all([1, 2].map(() => call("POST", "/costs/import", { text }, "editor")));
    expect(both.map(({ data }) => data.added).sort()).toEqual([0, 2]);
    const corrected = { text: text.replace("7000", "8000") };
    expect((await call("POST", "/costs/preview", corrected, "editor")).data.lines[1]).toMatchObject({
      state: "changed",
      before: 7000,
    });
    expect((await call("POST", "/costs/import", corrected, "editor")).data).toEqual({ added: 0, changed: 1, same: 1 });
    const stored = (await call("GET", "/costs")).data;
    expect(stored.map(({ amount }: { amount: number }) => amount)).toEqual([500_000, 8_000]);
    expect(await call("POST", "/costs/preview", { text: "nothing" }, "editor")).toMatchObject({
      code: "cost_columns_missing",
    });
  });

  test("a report of too many days or of days that do not follow each other is refused", async () => {
    for (const query of ["from=2020-01-01&to=2026-11-20", "from=2026-11-20&to=2026-11-01", "from=soon"])
      expect((await call("GET", `/report?${query}`)).status, query).toBe(400);
  });
});
