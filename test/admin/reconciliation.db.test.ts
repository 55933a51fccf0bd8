import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { seedShop } from "#shop/seed.server.ts";
import type { MissingOrder, SettlementReport } from "#shop/settlements/settlement-contract.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import type { Reply } from "../support/reply.ts";
import { newUser, orderOf, placed, testShop } from "../support/shop.ts";
import { staffLogin, testActor } from "../support/staff.ts";

const header =
  "Order ID,Transaction ID,Transaction type,Status,Transaction time,Gross amount,Transaction fee,Net amount";

eachDatabase((open) => {
  let db: Database;
  let shop: ReturnType<typeof testShop>;
  let send: <Data = unknown>(
    method: "GET" | "POST",
    url: string,
    body?: object,
    as?: string,
  ) => Promise<FileReply<Data>>;
  interface FileReply<Data> extends Reply<Data> {
    id?: number;
    header?: string[];
    lines?: number[];
  }

  beforeAll(async () => {
    ({ db } = await open());
    await seedShop(db, new Date());
    shop = testShop(db, "2026-11-20T05:00:00Z");
    const { now } = shop.shop;
    const app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    send = async (method, url, payload, as = "finance") => {
      const response = await app.inject({
        method,
        url: `/api/admin/reconciliation${url}`,
        headers: { authorization: `Bearer ${as}` },
        ...(payload ? { payload } : {}),
      });
      return { status: response.statusCode, ...response.json() };
    };
  });

  const paid = async () => {
    const id = placed(await shop.buy(newUser()));
    await shop.bank(id, "pay");
    return orderOf(db, id);
  };
  const line = (order: { number: string }, id: string, gross: number, more: { day?: string; type?: string } = {}) =>
    [
      order.number,
      id,
      more.type ?? "Payment",
      "settlement",
      `${more.day ?? "2026-11-20"} 12:00:00`,
      gross,
      4000,
      gross - 4000,
    ].join();
  const upload = (lines: string[], name = "midtrans.csv") =>
    send<SettlementReport>("POST", "/files", { name, text: [header, ...lines].join("\n") });

  test("rows are matched, differences are listed with their orders, and nothing is posted twice", async () => {
    shop.setClock("2026-11-20T05:00:00Z");
    const [right, wrong, missing] = [await paid(), await paid(), await paid()];
    const open = await orderOf(db, placed(await shop.buy(newUser())));
    const lines = [
      line(right, "t1", 1_665_000),
      line(wrong, "t2", 1_660_000),
      line({ number: "ORD-202611-999999" }, "t3", 5_000),
      line(open, "t4", 1_665_000),
      line(right, "t1", 1_665_000),
    ];
    const uploaded = await upload(lines);
    expect(uploaded).toMatchObject({
      status: 201,
      data: {
        format: "midtrans",
        state: "checked",
        first_day: "2026-11-20",
        results: {
          matched: { rows: 1, gross: 1_665_000, fees: 4_000, net: 1_661_000 },
          amount_differs: { rows: 1 },
          unknown: { rows: 1 },
          not_received: { rows: 1 },
          posted_before: { rows: 1 },
        },
        posted: { rows: 0 },
      },
    });
    const { id, version } = uploaded.data;
    expect((await send("GET", `/files/${id}/rows?result=amount_differs`)).data).toMatchObject([
      { gross: 1_660_000, expected: 1_665_000, order: { id: wrong.id, number: wrong.number, state: "paid" } },
    ]);
    const absent = (await send<MissingOrder[]>("GET", `/files/${id}/missing`)).data;
    expect(absent.map(({ order }) => order.id)).toContain(missing.id);
    expect(absent.map(({ order }) => order.id)).not.toContain(right.id);

    // Two people press at once: one posts, the other learns that the report changed.
    const presses = await Promise.all(
      [1, 2].map(() => send<SettlementReport>("POST", `/files/${id}/post`, { version })),
    );
    expect(presses.map((each) => each.status).sort()).toEqual([200, 409]);
    const posted = presses.find((each) => each.status === 200)!;
    expect(posted.data).toMatchObject({ state: "posted", posted_by: "finance", posted: { rows: 1, net: 1_661_000 } });
    expect(await send("POST", `/files/${id}/post`, { version: posted.data.version })).toMatchObject({
      code: "nothing_to_post",
    });
    expect(await upload(lines)).toMatchObject({ status: 409, code: "file_uploaded_before", id });
    // The same payment in another report, by the same or another id.
    const again = await upload([line(right, "t1", 1_665_000), line(right, "other-id", 1_665_000)], "again.csv");
    expect(again.data.results).toMatchObject({ posted_before: { rows: 2 }, matched: { rows: 0 } });

    // The money of the open order arrives, and a second look matches it.
    await shop.bank(open.id, "pay");
    const checked = await send<SettlementReport>("POST", `/files/${id}/check`, { version: posted.data.version });
    expect(checked.data.results).toMatchObject({ matched: { rows: 2 }, not_received: { rows: 0 } });
    expect(await send("POST", `/files/${id}/post`, { version: checked.data.version })).toMatchObject({
      data: { posted: { rows: 2, gross: 3_330_000 } },
    });
    const audit = await db.selectFrom("audit_log").select("action").where("object_id", "=", String(id)).execute();
    expect(audit.map((entry) => entry.action).sort()).toEqual([
      "settlement.checked",
      "settlement.posted",
      "settlement.posted",
      "settlement.uploaded",
    ]);
  });

  test("refunds count as negative, and money received twice needs two rows", async () => {
    shop.setClock("2026-10-05T05:00:00Z");
    const order = await orderOf(db, placed(await shop.buy(newUser())));
    await shop.bank(order.id, "pay-twice");
    const { recordRefund } = await import("#shop/refunds/refunds.server.ts");
    const refund = {
      orderNumber: order.number,
      amount: rupiah(1_665_000),
      by: testActor,
      note: "paid twice",
      proof: "TRF-9",
    };
    expect(await recordRefund(shop.shop, refund)).toMatchObject({ ok: true });
    const day = { day: "2026-10-05" };
    const { data } = await upload([
      line(order, "d1", 1_665_000, day),
      line(order, "d2", 1_665_000, day),
      line(order, "d2", 1_665_000, { ...day, type: "Refund" }),
    ]);
    expect(data.results.matched).toEqual({ rows: 3, gross: 1_665_000, fees: 12_000, net: 1_661_000 });
    expect(data.missing).toBe(0);
  });

  test("columns of another source are chosen once, and virtual account numbers find orders", async () => {
    shop.setClock("2026-09-05T05:00:00Z");
    const order = await paid();
    const payment = await db
      .selectFrom("payments")
      .select("instructions")
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    const number = payment.instructions?.va_number ?? payment.instructions?.bill_key;
    const text = `Mutasi\nTanggal;Rekening VA;Keterangan;Jumlah;Biaya\n05/09/2026;${number};SETORAN;1.665.000,00;4.440,50\n`;
    const unreadable = await send("POST", "/files", { name: "bank.csv", text });
    expect(unreadable).toMatchObject({
      status: 409,
      code: "columns_unknown",
      header: ["Tanggal", "Rekening VA", "Keterangan", "Jumlah", "Biaya"],
    });
    const columns = { paid: 0, va_number: 1, order: 2, gross: 3, fee: 4 };
    const chosen = await send<SettlementReport>("POST", "/files", {
      name: "bank.csv",
      text,
      chosen: { source: "Bank Contoh", columns },
    });
    expect(chosen.data).toMatchObject({
      format: "other",
      source: "Bank Contoh",
      results: { matched: { rows: 1, gross: 1_665_000, fees: 4_441, net: 1_660_559 } },
    });
    const { id, version } = chosen.data;
    expect((await send("GET", `/files/${id}/rows`)).data).toMatchObject([{ order: { number: order.number } }]);
    const discard = { version, reason: "wrong month" };
    expect((await send("POST", `/files/${id}/discard`, discard)).data).toMatchObject({ state: "discarded" });
    // Its columns are remembered.
    expect((await send("POST", "/files", { name: "bank.csv", text })).status).toBe(201);
  });

  test("what cannot be read is refused with its lines, and only finance comes here", async () => {
    expect(await send("POST", "/files", { name: "x", text: "words" })).toMatchObject({ code: "file_not_a_table" });
    expect(await upload([])).toMatchObject({ code: "file_without_payments" });
    expect(
      await upload([line({ number: "x" }, "u1", 1), "ORD,u2,Payment,settlement,2026-11-20,12.34.5,0,0"]),
    ).toMatchObject({
      code: "file_unreadable",
      lines: [3],
    });
    expect((await send("GET", "/files", undefined, "sales")).status).toBe(404);
    const long = "x".repeat(100_000);
    expect(await send("POST", "/files", { name: "x", text: `a,b\n${long},1` })).toMatchObject({
      code: "columns_unknown",
    });
  });

  test("twenty thousand rows are matched in a few statements", async () => {
    shop.setClock("2026-08-05T05:00:00Z");
    const order = await paid();
    const lines = Array.from({ length: 19_999 }, (_, index) =>
      line({ number: `ORD-202608-${500_000 + index}` }, `many-${index}`, 1000),
    );
    const { data } = await upload([...lines, line(order, "many-last", 1_665_000, { day: "2026-08-05" })]);
    expect(data.results).toMatchObject({ unknown: { rows: 19_999 }, matched: { rows: 1 } });
  });
});
