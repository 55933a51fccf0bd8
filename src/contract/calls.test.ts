import { expect, test } from "vitest";
import type { call } from "#admin/data/call.ts";
import type { download } from "#admin/data/download.ts";
import type { callQuery, useCall } from "#admin/data/use-call.ts";
import type { useList } from "#admin/data/use-list.ts";
import type { Send } from "#admin/data/use-send.ts";
import type { ScreenRow } from "#admin/screen-row.ts";
import type { sendFile } from "#admin/screens/media/upload/send-file.ts";
import type { request } from "#client/api/request.ts";
import type { VoucherDetail, VoucherRow } from "#shop/vouchers/voucher-contract.ts";
import { pathTo } from "./calls.ts";

test("an address has its parameters filled in", () => {
  expect(pathTo("/admin/vouchers/:id/uses", { id: 7 })).toBe("/admin/vouchers/7/uses");
  expect(pathTo("/a/:one/:two", { one: "x/y", two: "?" })).toBe("/a/x%2Fy/%3F");
  expect(pathTo("/orders/:id/notes/:number.pdf", { id: 7, number: "CN-1" })).toBe("/orders/7/notes/CN-1.pdf");
});

test("the compiler refuses a path, a filter and a body that no contract has", () => {
  // Is compiled and never run.
  const calls = (read: typeof useCall, list: typeof useList, send: Send) => {
    const id = "7";
    const voucher = pathTo("/admin/vouchers/:id", { id });
    read(voucher).data satisfies VoucherDetail | undefined;
    list("/admin/vouchers", { state: "active", search: "RAYA", cursor: undefined })
      .rows satisfies readonly VoucherRow[];
    void send("POST", pathTo("/admin/vouchers/:id/withdraw", { id }), { version: 1, reason: "Wrong" });

    const picture = pathTo("/admin/media/:id", { id });
    void send("DELETE", picture, undefined, { query: { version: 1 } });
    void send("POST", pathTo("/admin/orders/:id/cancel", { id }), { version: 1, note: "Wrong order" });

    // @ts-expect-error: no call has this path.
    read("/admin/vouchrs");
    // @ts-expect-error: the parameter is not filled in.
    read("/admin/vouchers/:id");
    // @ts-expect-error: the call has no such parameter.
    pathTo("/admin/vouchers/:id", { code: id });
    // @ts-expect-error: voucher has nothing of that name.
    read(voucher).data?.cod;
    // @ts-expect-error: a filter that the call does not know.
    list("/admin/vouchers", { stat: "active" });
    const filters = { stat: "active", search: "RAYA" };
    // @ts-expect-error: also where it is spread from other filters.
    list("/admin/vouchers", { ...filters });
    // @ts-expect-error: rows of another object.
    list("/admin/vouchers").rows satisfies readonly { order: string }[];
    // @ts-expect-error: another body than the call takes.
    void send("PATCH", voucher, { cod: 5 });
    // @ts-expect-error: without the body that the call takes.
    void send("PATCH", voucher);
    // @ts-expect-error: a query that the change does not take.
    void send("DELETE", picture, undefined, { query: { versions: 1 } });
    // @ts-expect-error: a method that the path does not have.
    void send("DELETE", voucher);
    // @ts-expect-error: what a call returns is said by its contract, not where it is called.
    read<VoucherDetail>("/admin/anything");
    // @ts-expect-error: neither is it for a list.
    list<VoucherRow>("/admin/anything");
    // @ts-expect-error: nor for a change.
    void send<VoucherDetail>("POST", "/admin/anything");
    // @ts-expect-error: what is read again afterwards is a resource of some call.
    void send("PATCH", voucher, { version: 1 }, { alsoRefresh: ["/admin/voucher"] });
  };
  expect(calls).toBeTypeOf("function");
});

test("the compiler refuses the same past the cache: single calls, files, uploads and what is read early", () => {
  // Is compiled and never run.
  const calls = (one: typeof call, file: typeof download, upload: typeof sendFile, me: typeof callQuery) => {
    const id = "7";
    const blob = new Blob();
    void one("GET", pathTo("/admin/orders/:id/changes", { id }), { query: { kind: "orders", limit: 1 } });
    void one("POST", "/admin/confirm", { body: { code: "123456" } });
    void file("/admin/orders/export.csv", { state: "paid" });
    void upload({ method: "POST", path: "/admin/media", query: { name: "a.png" }, file: blob });
    me("/admin/me");
    const screen: Pick<ScreenRow, "list"> = { list: "/admin/leads?sort=received" };

    // @ts-expect-error: no call has this path.
    void one("GET", "/admin/liv");
    // @ts-expect-error: objects of this resource have no history.
    void one("GET", pathTo("/admin/today/:id/changes", { id }));
    // @ts-expect-error: without the body that the call takes.
    void one("POST", "/admin/confirm");
    // @ts-expect-error: another body than the call takes.
    void one("POST", "/admin/confirm", { body: { cod: "123456" } });
    // @ts-expect-error: what is sent as JSON is no file.
    void file("/admin/orders");
    // @ts-expect-error: a filter that the file does not know.
    void file("/admin/orders/export.csv", { stat: "paid" });
    // @ts-expect-error: an upload without the name that it takes.
    void upload({ method: "POST", path: "/admin/media", query: {}, file: blob });
    // @ts-expect-error: no call has this path.
    me("/admin/mee");
    // @ts-expect-error: nor may a screen read it before it is opened.
    screen.list = "/admin/lead?sort=received";
  };
  expect(calls).toBeTypeOf("function");
});

test("the compiler refuses the same of the calls of the site", () => {
  // Is compiled and never run.
  const calls = async (send: typeof request, id: string) => {
    const order = `/orders/${id}` as const;
    const found = await send("GET", order);
    if (found.ok) found.data.data.number satisfies string;
    const file = await send("GET", `${order}/invoice.pdf`, { query: { locale: "en" }, as: "blob" });
    if (file.ok) file.data satisfies Blob;
    void send("DELETE", "/account", { body: { password: "secret" } });

    // @ts-expect-error: no call has this path.
    void send("GET", "/accont");
    // @ts-expect-error: nor this one, with a parameter.
    void send("POST", `/orders/${id}/cancl`);
    // @ts-expect-error: a method that the path does not have.
    void send("PUT", order);
    // @ts-expect-error: a query that the call does not take.
    void send("GET", `${order}/invoice.pdf`, { query: { langage: "en" } });
    // @ts-expect-error: without the body that the call takes.
    void send("DELETE", "/account");
    // @ts-expect-error: another body than the call takes.
    void send("DELETE", "/account", { body: { pasword: "secret" } });
    // @ts-expect-error: an order has nothing of that name.
    if (found.ok) found.data.data.nummer;
  };
  expect(calls).toBeTypeOf("function");
});
