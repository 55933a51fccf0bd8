import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import type { BatchDetail, VoucherDetail, VoucherRow } from "#shop/vouchers/voucher-contract.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import type { Reply } from "../support/reply.ts";
import { newUser, placed, testShop } from "../support/shop.ts";
import { staffLogin } from "../support/staff.ts";

const terms = { unit: "percent", value: 10, start_date: "2026-01-01", end_date: "2026-12-31" };

eachDatabase((open) => {
  let db: Database;
  let shop: ReturnType<typeof testShop>;
  let send: <Data = VoucherDetail>(
    method: "GET" | "POST" | "PATCH",
    url: string,
    body?: object,
    as?: string,
  ) => Promise<PageReply<Data>>;
  interface PageReply<Data> extends Reply<Data> {
    meta: { next_cursor: string | null };
    text: string;
  }

  beforeAll(async () => {
    ({ db } = await open());
    await seedShop(db, new Date("2026-01-01T00:00:00Z"));
    shop = testShop(db);
    const { now } = shop.shop;
    const app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    send = async (method, url, payload, as = "finance") => {
      const response = await app.inject({
        method,
        url: `/api/admin/vouchers${url}`,
        headers: { authorization: `Bearer ${as}`, "idempotency-key": "one-press" },
        ...(payload ? { payload } : {}),
      });
      const isJson = String(response.headers["content-type"]).includes("json");
      const body = isJson ? response.json() : {};
      return { status: response.statusCode, text: response.body, meta: { next_cursor: null }, ...body };
    };
  });

  const auditOf = (kind: string, id: number) =>
    db
      .selectFrom("audit_log")
      .select(["action", "actor_name", "before", "after", "reason"])
      .where("object_kind", "=", kind)
      .where("object_id", "=", String(id))
      .orderBy("id")
      .execute();

  test("a voucher is edited until an order has it, and a stale save changes nothing", async () => {
    const created = await send("POST", "", { code: "lebaran", ...terms, max_price: 500_000 });
    expect(created).toMatchObject({ status: 201, data: { code: "LEBARAN", state: "active", editable: true } });
    const { id, version } = created.data;
    expect(await send("POST", "", { code: "Lebaran", ...terms })).toMatchObject({
      status: 400,
      issues: [{ path: "code", code: "code_taken" }],
    });
    const edit = { code: "LEBARAN", ...terms, value: 15, version };
    expect(await send("PATCH", `/${id}`, edit)).toMatchObject({
      status: 200,
      data: { value: 15, max_price: null, version: version + 1 },
    });
    expect(await send("PATCH", `/${id}`, { ...edit, value: 99 })).toMatchObject({
      status: 409,
      code: "stale_version",
      current: { value: 15, version: version + 1 },
    });
    const user = newUser();
    const order = placed(await shop.buy(user, { voucher_code: "LEBARAN" }));
    const now = (await send("GET", `/${id}`)).data;
    expect(now).toMatchObject({ held: 1, editable: false, brought: { orders: 0 } });
    expect(await send("PATCH", `/${id}`, { ...edit, value: 99, version: now.version })).toMatchObject({
      status: 409,
      code: "voucher_used",
    });
    await shop.bank(order, "pay");
    expect((await send("GET", `/${id}`)).data).toMatchObject({
      held: 0,
      used: 1,
      brought: { orders: 1, revenue: 1_275_000, discount: 225_000 },
    });
    expect((await send("GET", `/${id}/uses`)).data).toMatchObject([
      { order: { id: order, state: "paid" }, state: "used", discount: 225_000 },
    ]);
    expect(await auditOf("voucher", id)).toMatchObject([
      { action: "voucher.created", actor_name: "finance" },
      { action: "voucher.edited", before: { value: 10, max_price: 500_000 }, after: { value: 15, max_price: null } },
    ]);
  });

  test("a withdrawn voucher serves no new order, and stays with the order that holds it", async () => {
    const { data } = await send("POST", "", { code: "TARIK", ...terms });
    const order = placed(await shop.buy(newUser(), { voucher_code: "TARIK" }));
    const withdrawal = { version: data.version, reason: "wrong campaign" };
    expect(await send("POST", `/${data.id}/withdraw`, withdrawal)).toMatchObject({ code: "stale_version" });
    const { version } = (await send("GET", `/${data.id}`)).data;
    expect(await send("POST", `/${data.id}/withdraw`, { ...withdrawal, version })).toMatchObject({
      data: { state: "withdrawn", held: 1 },
    });
    expect(await shop.buy(newUser(), { voucher_code: "TARIK" })).toMatchObject({ reason: "withdrawn" });
    await shop.bank(order, "pay");
    expect((await send("GET", `/${data.id}`)).data).toMatchObject({ used: 1, brought: { orders: 1 } });
    expect(await auditOf("voucher", data.id)).toMatchObject([
      {},
      { action: "voucher.withdrawn", reason: "wrong campaign" },
    ]);
  });

  test("the list is filtered, searched by the beginning of a code, and paged", async () => {
    for (const number of [1, 2, 3]) await send("POST", "", { code: `HALAMAN${number}`, ...terms });
    await send("POST", "", { code: "HALAMAN_", ...terms });
    const codes = async (query: string) => (await send<VoucherRow[]>("GET", `?${query}`)).data.map(({ code }) => code);
    expect(await codes("search=halaman")).toEqual(["HALAMAN3", "HALAMAN2", "HALAMAN1"]);
    expect(await codes("search=_")).toEqual([]);
    expect(await codes("state=future")).toEqual(["BESOK"]);
    expect(await codes("state=ended")).toEqual(["LEWAT"]);
    expect(await codes("state=active&product=big-view")).not.toContain("SOSIAL250");
    expect(await codes("state=active&product=big-social")).toContain("SOSIAL250");
    const first = await send("GET", "?search=HALAMAN&limit=2");
    const rest = await send("GET", `?search=HALAMAN&limit=2&cursor=${first.meta.next_cursor}`);
    expect(rest.data).toMatchObject([{ code: "HALAMAN1" }]);
    expect(rest.meta.next_cursor).toBeNull();
  });

  test("a batch of one-time codes: each works once, two presses make one batch, the CSV tells what became of them", async () => {
    const batch = { name: "Booth Jakarta", prefix: "booth", size: 120, ...terms, products: ["big-social"] };
    const created = await send<BatchDetail>("POST", "/batches", batch);
    expect(created).toMatchObject({ status: 201, data: { prefix: "BOOTH", size: 120, used: 0 } });
    expect((await send<BatchDetail>("POST", "/batches", batch)).data.id).toBe(created.data.id);
    const { id, version } = created.data;
    const csv = await send("GET", `/batches/${id}/codes.csv`);
    const codes = csv.text.match(/BOOTH(-[2-9A-Z]{4}){3}/g)!;
    expect(new Set(codes).size).toBe(120);
    const [first, second] = codes as [string, string];
    const order = placed(await shop.buy(newUser(), { voucher_code: first }));
    expect(await shop.buy(newUser(), { voucher_code: first })).toMatchObject({ reason: "exhausted" });
    await shop.bank(order, "pay");
    expect((await send("GET", `/batches/${id}`)).data).toMatchObject({
      used: 1,
      brought: { orders: 1, discount: 150_000 },
    });
    expect((await send<VoucherRow[]>("GET", "")).data.every(({ batch_id }) => batch_id === null)).toBe(true);
    expect((await send("GET", `?search=${first}`)).data).toMatchObject([{ batch_id: id, used: 1, state: "active" }]);
    const page = await send<VoucherRow[]>("GET", `?batch=${id}&limit=100`);
    const last = await send<VoucherRow[]>("GET", `?batch=${id}&limit=100&cursor=${page.meta.next_cursor}`);
    expect([page.data.length, last.data.length]).toEqual([100, 20]);

    const withdrawal = { version, reason: "the fair is over" };
    expect(await send("POST", `/batches/${id}/withdraw`, withdrawal)).toMatchObject({ status: 200 });
    expect(await shop.buy(newUser(), { voucher_code: second })).toMatchObject({ reason: "withdrawn" });
    expect((await send("GET", `/batches/${id}/codes.csv`)).text).toContain(
      `"${first}";"2026-01-01";"2026-12-31";"Terpakai"`,
    );
    expect(await auditOf("voucher_batch", id)).toMatchObject([
      { action: "voucher_batch.created", after: { size: 120 } },
      { action: "voucher_batch.withdrawn", after: { codes: 119 }, reason: "the fair is over" },
    ]);
  });

  test("wrong terms are refused field by field, and sales may read but not create", async () => {
    const wrong = { name: "x", prefix: "-", size: 10_001, ...terms, value: 101, end_date: "2025-01-01" };
    const { issues } = await send("POST", "/batches", wrong);
    expect(issues?.map((issue) => issue.path)).toEqual(["prefix", "size", "value", "end_date"]);
    expect((await send("GET", "", undefined, "sales")).status).toBe(200);
    expect((await send("POST", "", { code: "SALES", ...terms }, "sales")).status).toBe(404);
    expect((await send("GET", "/batches/999999")).status).toBe(404);
  });
});
