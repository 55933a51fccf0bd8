import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadBulk, LeadRowView, LeadView } from "#leads/inbox/lead-contract.ts";
import type { BoardColumn, CloseReasonView, DealInput, ForecastView } from "#leads/pipeline/pipeline-contract.ts";
import { saveDeal } from "#leads/pipeline/save-deal.server.ts";
import { insertRow } from "../retention/insert-row.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import type { Reply } from "../support/reply.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";
import { createStaff, staffLogin, testActor } from "../support/staff.ts";
import { addLead, at } from "../support/stored-leads.ts";

let db: Database;
const clock = at(60);
let send: <Data = unknown>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  body?: object,
  as?: string,
) => Promise<Reply<Data>>;
let csv: (query: string) => Promise<string>;

beforeAll(async () => {
  ({ db } = await openMigratedPglite());
  const now = () => clock;
  const deps = testDeps(db, { now, jobs: recordingJobs(), authenticate: staffLogin(db, now) });
  const app = await buildApi(deps, { calls: auditedCalls(db) });
  send = async (method, url, payload, as = "sales") => {
    const headers = { authorization: `Bearer ${as}` };
    const response = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { status: response.statusCode, ...response.json() };
  };
  csv = async (query) =>
    (await app.inject({ url: `/api/admin/leads/export.csv?${query}`, headers: { authorization: "Bearer sales" } }))
      .body;
  await insertRow(db, "packages", { id: "big-social-growth", product: "big-social" });
  for (const id of ["sales", "admin"]) await createStaff(db, id, clock);
});

beforeEach(async () => {
  await db.deleteFrom("leads").execute();
});

const read = async (id: string) => (await send<LeadView>("GET", `/admin/leads/${id}`)).data;
const line = (amount: number, package_id: string | null = null) => ({ product: "big-social", package_id, amount });
const deal = (values: object) => ({ lines: [], amount: null, months: null, expected_close: null, ...values });
const value = (id: string, version: number, values: object) =>
  send<LeadView>("PUT", `/admin/leads/${id}/deal`, { version, ...deal(values) });
const lostFor = async () => (await reasons()).find(({ outcome }) => outcome === "lost")!;
const reasons = async () => (await send<CloseReasonView[]>("GET", "/admin/leads/reasons")).data;

test("a lead is worth its lines or an amount by hand; a stale save gets the newer lead", async () => {
  const id = await addLead(db, {}, 1);
  const lines = [line(4_500_000, "big-social-growth"), line(500_001)];
  const saved = await value(id, 1, { lines, months: 12, expected_close: "2026-12-15" });
  expect(saved.data).toMatchObject({
    value: 60_000_012,
    expected_close: "2026-12-15",
    deal: { lines, months: 12, amount: 5_000_001 },
  });
  expect(await value(id, 1, { amount: 1 })).toMatchObject({ status: 409, current: { value: 60_000_012 } });
  const { version } = saved.data;
  const same = { version, ...deal({ lines, months: 12, expected_close: "2026-12-15" }) } as DealInput;
  await saveDeal(id, same, testActor, { db, now: () => clock });
  expect((await read(id)).version).toBe(version);
  const byHand = await value(id, version, { lines, amount: 9_000_000 });
  expect(byHand.data).toMatchObject({ value: 9_000_000, expected_close: null, deal: { months: null } });
  expect(byHand.data.events.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ["deal_changed", null, "60000012"],
    ["deal_changed", "60000012", "9000000"],
  ]);
  const again = { version: byHand.data.version };
  for (const [refused, code] of [
    [{ lines: [line(1, "big-nothing")] }, "unknown_choice"],
    [{ lines: [line(300_000_000_000), line(300_000_000_000)] }, "too_large"],
    [{ expected_close: "2026-02-30" }, "invalid"],
  ] as const) {
    const reply = await value(id, again.version, refused);
    expect(reply).toMatchObject({ status: 400, issues: [{ code }] });
  }
  expect(await value(id, again.version, { amount: 0.5 })).toMatchObject({ status: 400 });
  const url = `/admin/leads/${id}/deal`;
  expect(await send("PUT", url, { ...again, ...deal({}) }, "viewer")).toMatchObject({ status: 404 });
});

test("a lead is won or lost for a reason of its outcome, which another state forgets", async () => {
  const id = await addLead(db, { state: "qualified" }, 1);
  const url = `/admin/leads/${id}`;
  const lost = await lostFor();
  const won = (await reasons()).find(({ outcome }) => outcome === "won")!;
  const refusal = { status: 422, issues: [{ path: "reason_id" }] };
  expect(await send("PATCH", url, { version: 1, state: "lost", reason_id: won.id })).toMatchObject(refusal);
  expect(await send("PATCH", url, { version: 1, state: "contacted", reason_id: won.id })).toMatchObject(refusal);
  const closed = await send<LeadView>("PATCH", url, { version: 1, state: "lost", reason_id: lost.id });
  expect(closed.data).toMatchObject({ state: "lost", reason_id: lost.id, state_since: clock.toISOString() });
  expect(closed.data.events).toMatchObject([{ kind: "moved", reason_id: lost.id }]);
  const open = await send<LeadView>("PATCH", url, { version: closed.data.version, state: "contacted" });
  expect(open.data.reason_id).toBeNull();
  // As clients that know no reasons do it.
  const plain = await send<LeadView>("PATCH", url, { version: open.data.version, state: "won" });
  expect(plain.data).toMatchObject({ state: "won", reason_id: null });
  const later = await send<LeadView>("PATCH", url, { version: plain.data.version, reason_id: won.id });
  expect(later.data).toMatchObject({ state: "won", reason_id: won.id });
  expect(later.data.events.at(-1)).toMatchObject({ kind: "reason_changed", reason_id: won.id });
});

test("several leads are lost for one reason, and undo restores states and reasons", async () => {
  const lost = await lostFor();
  const ids = [await addLead(db, {}, 1), await addLead(db, { state: "contacted" }, 2)];
  const leads = ids.map((id) => ({ id, version: 1 }));
  const url = "/admin/leads/bulk";
  expect(await send("POST", url, { leads, state: "won", reason_id: lost.id })).toMatchObject({ status: 422 });
  const done = await send<LeadBulk>("POST", url, { leads, state: "lost", reason_id: lost.id });
  expect(done.data.changed).toHaveLength(2);
  const found = await send<LeadRowView[]>("GET", `/admin/leads?reason=${lost.id}`);
  expect(found.data.map(({ id }) => id).sort()).toEqual(ids.sort());
  await send("POST", url, { undo: done.data.undo });
  expect((await read(ids[0]!)).reason_id).toBeNull();
  expect((await send<LeadRowView[]>("GET", `/admin/leads?reason=${lost.id}`)).data).toEqual([]);
  const one = await read(ids[0]!);
  const closed = await send<LeadView>("PATCH", `/admin/leads/${one.id}`, {
    version: one.version,
    state: "lost",
    reason_id: lost.id,
  });
  const reopened = await send<LeadBulk>("POST", url, {
    leads: [{ id: one.id, version: closed.data.version }],
    state: "new",
  });
  expect(reopened.data.undo).toMatchObject([{ state: "lost", reason_id: lost.id }]);
  await send("POST", url, { undo: reopened.data.undo });
  expect(await read(one.id)).toMatchObject({ state: "lost", reason_id: lost.id });
});

test("reasons are kept: administrators add, rename and retire them, leads keep theirs", async () => {
  const labels = { label_id: "Tidak cocok", label_en: "Does not fit" };
  const url = "/admin/leads/reasons";
  expect(await send("POST", url, { outcome: "lost", ...labels })).toMatchObject({ status: 404 });
  const added = await send<CloseReasonView[]>("POST", url, { outcome: "lost", ...labels }, "admin");
  const reason = added.data.at(-1)!;
  expect(reason).toMatchObject({ outcome: "lost", label: { id: "Tidak cocok", en: "Does not fit" }, retired: false });
  const id = await addLead(db, {}, 1);
  const closed = await send<LeadView>("PATCH", `/admin/leads/${id}`, {
    version: 1,
    state: "lost",
    reason_id: reason.id,
  });
  const change = (body: object) => send<CloseReasonView[]>("PATCH", `${url}/${reason.id}`, body, "admin");
  const retired = await change({ version: 1, retired: true });
  expect(retired.data.at(-1)).toMatchObject({ retired: true, version: 2 });
  expect(await change({ version: 1, label_en: "Other" })).toMatchObject({ status: 409, code: "stale_version" });
  expect((await read(id)).reason_id).toBe(reason.id);
  // Kept while another thing changes, and offered to no other lead.
  const owned = await send<LeadView>("PATCH", `/admin/leads/${id}`, {
    version: closed.data.version,
    owner_id: "sales",
    reason_id: reason.id,
  });
  expect(owned.data).toMatchObject({ reason_id: reason.id, owner: { id: "sales" } });
  const other = await addLead(db, {}, 2);
  const body = { version: 1, state: "lost", reason_id: reason.id };
  expect(await send("PATCH", `/admin/leads/${other}`, body)).toMatchObject({ status: 422 });
  expect((await change({ version: 2, retired: false, label_en: "No fit" })).data.at(-1)).toMatchObject({
    retired: false,
    label: { en: "No fit" },
  });
});

test("an order comes from one lead, and is shown there although its buyer is another", async () => {
  const order = await addOrder();
  const [id, other] = [await addLead(db, {}, 1), await addLead(db, { company: "PT Lain", email: "lain@lain.id" }, 2)];
  expect((await read(id)).orders).toEqual([]);
  const linked = await send<LeadView>("PUT", `/admin/leads/${id}/orders/${order}`);
  expect(linked.data).toMatchObject({
    orders: [{ id: order, lead: id }],
    events: [{ kind: "order_linked", to: "ORD-1" }],
  });
  expect(linked.data.version).toBe(2);
  expect(await send("PUT", `/admin/leads/${other}/orders/${order}`)).toMatchObject({
    status: 409,
    code: "order_linked",
  });
  expect((await send<LeadView>("PUT", `/admin/leads/${id}/orders/${order}`)).data.version).toBe(2);
  expect(await send("PUT", `/admin/leads/${id}/orders/${randomUUID()}`)).toMatchObject({ status: 404 });
  expect(await send("DELETE", `/admin/leads/${other}/orders/${order}`)).toMatchObject({ status: 404 });
  expect((await send<LeadView>("DELETE", `/admin/leads/${id}/orders/${order}`)).data.orders).toEqual([]);
});

test("the board counts each state and adds up what is known; closed leads are those of 30 days", async () => {
  const id = await addLead(db, { state: "qualified" }, 1);
  await value(id, 1, { amount: 7_000_000 });
  await addLead(db, { state: "qualified", product: "big-lake" }, 2);
  await addLead(db, { state: "won" }, 3);
  const board = async (query = "") => (await send<BoardColumn[]>("GET", `/admin/leads/board?${query}`)).data;
  const shown = (columns: BoardColumn[]) => columns.map(({ state, count, value: sum }) => `${state} ${count} ${sum}`);
  expect(shown(await board())).toEqual(["new 0 0", "contacted 0 0", "qualified 2 7000000", "won 1 0", "lost 0 0"]);
  expect(shown(await board("product=big-lake"))[2]).toBe("qualified 1 0");
  expect(shown(await board("owner=me"))[2]).toBe("qualified 0 0");
  const before = new Date(clock.getTime() - 31 * 86_400_000);
  await db.updateTable("leads").set({ received_at: before, updated_at: before }).where("state", "=", "won").execute();
  expect(shown(await board())[3]).toBe("won 0 0");
  const recent = await send<LeadRowView[]>("GET", "/admin/leads?state=won&moved=under-30");
  expect(recent.data).toEqual([]);
});

test("the forecast sums open leads by month, owner and state, what was won in its month, and days in each state", async () => {
  const months = { one: "2026-11-30", overdue: "2026-10-31", none: null };
  for (const expected_close of Object.values(months)) {
    const id = await addLead(db, { state: "contacted" }, 1);
    await value(id, 1, { amount: 1_000_000, months: 10, expected_close });
  }
  const won = await addLead(db, { state: "qualified" }, 2);
  const received_at = new Date(clock.getTime() - 3 * 86_400_000);
  await db.updateTable("leads").set({ received_at }).where("id", "=", won).execute();
  const saved = await value(won, 2, { amount: 3_000_000, expected_close: "2027-01-31" });
  await send("PATCH", `/admin/leads/${won}`, { version: saved.data.version, state: "won", owner_id: "sales" });
  const { data } = await send<ForecastView>("GET", "/admin/leads/forecast");
  expect(data.months).toHaveLength(12);
  expect(data.months.slice(0, 2)).toEqual(["2026-11", "2026-12"]);
  const open = { owner: null, state: "contacted", count: 1, value: 10_000_000, weighted: 2_500_000 };
  expect(data.rows).toEqual([
    { month: "2026-10", ...open },
    {
      month: "2026-11",
      owner: { id: "sales", name: "sales" },
      state: "won",
      count: 1,
      value: 3_000_000,
      weighted: 3_000_000,
    },
    { month: "2026-11", ...open },
    { month: null, ...open },
  ]);
  expect(data.pace.find(({ state }) => state === "qualified")).toMatchObject({ stays: 1, days: 3 });
  expect(data.pace.find(({ state }) => state === "contacted")).toMatchObject({ stays: 0, days: null });
});

test("lists and exports are narrowed to value, expected close and reason, and say them", async () => {
  const lost = await lostFor();
  const add = async (name: string, values: object) => {
    const id = await addLead(db, { name, state: "contacted" }, 1);
    return (await value(id, 1, values)).data;
  };
  await addLead(db, { name: "nothing" }, 1);
  await add("small", { amount: 1_000_000, expected_close: "2026-11-30" });
  const big = await add("big", { amount: 20_000_000, months: 12, expected_close: "2026-11-19" });
  await add("next", { expected_close: "2026-12-31" });
  const names = async (query: string) =>
    (await send<LeadRowView[]>("GET", `/admin/leads?${query}`)).data.map(({ name }) => name).sort();
  expect(await names("value=any")).toEqual(["big", "small"]);
  expect(await names("value=over-1000000")).toEqual(["big"]);
  expect(await names("value=none")).toEqual(["next", "nothing"]);
  expect(await names("close=overdue")).toEqual(["big"]);
  expect(await names("close=this-month")).toEqual(["big", "small"]);
  expect(await names("close=next-month")).toEqual(["next"]);
  expect(await names("close=none")).toEqual(["nothing"]);
  expect(await send("GET", "/admin/leads?value=many")).toMatchObject({ status: 400 });
  await send("PATCH", `/admin/leads/${big.id}`, { version: big.version, state: "lost", reason_id: lost.id });
  const rows = await readSpreadsheet(await csv(`reason=${lost.id}`));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    Nama: "big",
    Nilai: "240000000",
    "Nilai per bulan": "20000000",
    Bulan: "12",
    "Perkiraan selesai": "2026-11-19",
    "Alasan selesai": lost.label.id,
  });
});

async function addOrder(): Promise<string> {
  const id = randomUUID();
  await insertRow(db, "orders", { id, number: "ORD-1", state: "paid", email: "pembeli@lain.id" });
  return id;
}
