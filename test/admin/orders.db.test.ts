import { expect, test } from "vitest";
import { sortableMinute } from "#time/format.ts";
import { orderCalls, total } from "../support/order-calls.ts";
import { eachShop, orderOf, placed } from "../support/shop.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";

eachShop((t) => {
  const { auditOf, call, dearInReview, post, read } = orderCalls(t);

  test("an order that awaits payment is cancelled, others are not", async () => {
    const id = placed(await t.buy(t.user));
    expect(await post("finance", id, "cancel")).toMatchObject({ status: 200, data: { state: "closed" } });
    expect(await post("finance", id, "cancel")).toMatchObject({ status: 409, code: "not_awaiting_payment" });
    expect(await auditOf(id)).toEqual(["staff order.cancelled"]);
  });

  test("the receipt is sent again, and what was never sent is not", async () => {
    const id = await t.paid();
    expect(await read(id)).toMatchObject({ resendable: ["receipt"] });
    expect(await post("finance", id, "resend", { kind: "receipt" })).toMatchObject({ status: 202 });
    expect(t.jobs.sent.at(-1)).toMatchObject({
      queue: "order-mail",
      data: { order: id, kind: "receipt", again: expect.any(String) },
    });
    expect(await post("finance", id, "resend", { kind: "refunded" })).toMatchObject({ code: "nothing_to_resend" });
    expect(await auditOf(id)).toContain("staff order.mail_resent");
  });

  test("the list finds an order by number, invoice, virtual account, e-mail, buyer and account, and pages", async () => {
    const id = await t.paid();
    t.setClock(1000);
    const unpaid = placed(await t.buy(t.user, { payment_method: "bca_va" }));
    const { number } = await orderOf(t.db, id);
    const detail = await read(unpaid);
    await t.db
      .updateTable("orders")
      .set({ buyer: JSON.stringify({ name: `PT Rempah ${t.user}`, address: "Jalan" }) })
      .where("id", "=", id)
      .execute();
    const find = async (query: string) =>
      (await call("viewer", "GET", `?${query}`)).data.map((row: { id: string }) => row.id);
    const search = (text: string) => find(`search=${encodeURIComponent(text)}`);
    expect(await search(number)).toEqual([id]);
    expect(await search(number.toLowerCase().slice(0, -1))).toContain(id);
    expect(await search(String(Number(number.split("-")[2])))).toEqual([id]);
    expect(await search((await read(id)).invoice!.number)).toEqual([id]);
    expect(await search(detail.payment!.va_number!)).toEqual([unpaid]);
    expect(await search(`${t.user}@pembeli.example`)).toEqual([unpaid, id]);
    expect(await search("remp")).toContain(id);
    expect(await search("%")).toEqual([]);
    expect(await search("no'such | name:*")).toEqual([]);
    expect(await find(`search=${t.user}@&state=paid`)).toEqual([id]);
    expect(await find(`search=${t.user}@&method=bca_va`)).toEqual([unpaid]);
    expect(await find(`search=${t.user}@&from=2026-11-20&to=2026-11-20&product=big-social`)).toHaveLength(2);
    expect(await find(`search=${t.user}@&to=2026-11-19`)).toEqual([]);

    const first = (await call("viewer", "GET", `?search=${t.user}@&limit=1`)).json;
    expect(first.data).toMatchObject([{ id: unpaid }]);
    expect(await find(`search=${t.user}@&limit=1&cursor=${first.meta.next_cursor}`)).toEqual([id]);
    expect(await call("viewer", "GET", "?cursor=eyJ")).toMatchObject({ status: 400 });
  });

  test("orders that need a person are listed until they no longer do", async () => {
    const needs = async () => {
      const rows: { id: string; attention: object }[] = (await call("viewer", "GET", "?attention=true&limit=200")).data;
      return (id: string) => rows.find((row) => row.id === id)?.attention;
    };
    const review = await dearInReview();
    const twice = placed(await t.buy(t.user));
    await t.bank(twice, "pay-twice");
    expect((await needs())(review)).toMatchObject({ in_review: true, surplus: 0, proposed: false });
    expect((await needs())(twice)).toMatchObject({ in_review: false, surplus: total, to_send: 0 });
    await post("finance", review, "decision", { outcome: "paid" });
    const refunded = await post("finance", twice, "refunds", { amount: total });
    expect((await needs())(review)).toMatchObject({ proposed: true });
    expect((await needs())(twice)).toMatchObject({ surplus: 0, to_send: total });
    const [refund] = refunded.data.money.refunds;
    await call("finance", "POST", `/refunds/${refund.id}/sent`, { version: refunded.data.version, proof: "TRF" });
    const [proposal] = (await read(review)).proposals;
    const { version } = await orderOf(t.db, review);
    await call("admin", "POST", `/proposals/${proposal!.id}/approve`, { version });
    expect([(await needs())(review), (await needs())(twice)]).toEqual([undefined, undefined]);
  });

  test("an export lists what the filters select, and is recorded", async () => {
    const id = await t.paid();
    const { number } = await orderOf(t.db, id);
    const { raw } = await call("finance", "GET", `/export.csv?search=${number}`);
    expect(raw.headers).toMatchObject({ "x-total-rows": "1", "content-type": "text/csv; charset=utf-8" });
    const { placed_at } = await orderOf(t.db, id);
    expect(await readSpreadsheet(raw.body)).toMatchObject([
      { "Nomor pesanan": number, "Dipesan (WIB)": sortableMinute(placed_at), Status: "Dibayar", "NPWP pembeli": "" },
    ]);
    expect(await auditOf("all")).toContain("staff order.exported");
    expect(await call("sales", "GET", "/export.csv")).toMatchObject({ status: 404 });
  });
});
