import { expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { testDeps } from "../support/api.ts";
import { insertLead } from "../support/lead-rows.ts";
import { eachShop, orderOf, placed } from "../support/shop.ts";
import { staffLogin } from "../support/staff.ts";

eachShop((t) => {
  test("one search finds leads, orders and customers, and only what the role may read", async () => {
    const { db, shop } = t;
    const deps = { now: shop.now, jobs: t.jobs, shop: shop as ApiDeps["shop"], authenticate: staffLogin(db, shop.now) };
    const app = await buildApi(testDeps(db, deps));
    const search = async (as: string, q: string) => {
      const headers = { authorization: `Bearer ${as}` };
      const response = await app.inject({ url: "/api/admin/search", query: { q }, headers });
      const found = response.json().data as { kind: string; path: string }[];
      return found?.map(({ path }) => path) ?? response.statusCode;
    };
    const lead = await insertLead(db, { name: "Ratna Kusuma", company: "PT Kopi Gayo", email: "ratna@gayo.example" });
    const order = placed(await t.buy(t.user));
    const { number } = await orderOf(db, order);
    const { email } = await db.selectFrom("users").select("email").where("id", "=", t.user).executeTakeFirstOrThrow();

    expect(await search("sales", "kopi gayo")).toEqual([`/leads/${lead}`]);
    expect(await search("sales", lead.slice(0, 8).toUpperCase())).toEqual([`/leads/${lead}`]);
    expect(await search("finance", "kopi gayo")).toEqual([]);
    expect(await search("finance", number)).toEqual([`/orders/${order}`]);
    expect(await search("viewer", email)).toEqual(expect.arrayContaining([`/orders/${order}`, `/customers/${t.user}`]));
    expect(await search("editor", email)).toEqual([]);
    expect(await search("viewer", "x")).toBe(400);
    expect(await search("viewer", "\0\0%_'")).toEqual([]);
  });
});
