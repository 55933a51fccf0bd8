import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { textOf } from "../support/pdf-text.ts";
import { namedLogin, sender, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";

eachDatabase((open) => {
  let app: FastifyInstance;
  let base: OpenDatabase;
  const send = sender(() => app);
  const body = { ...threeMonths, expected_total: threeMonthsTotal, recipient: { company: "PT Pembeli", name: "" } };

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    app = await buildApi(testDeps(base.db, { authenticate: namedLogin(base.db) }, { RATE_LIMIT_FORMS: "4" }));
  });

  test("anybody issues a quotation, and whoever has its link reads it and its PDF, in both languages", async () => {
    const issued = await send("POST", "/quotations", { body });
    expect(issued.statusCode).toBe(201);
    const { token, number } = issued.json().data;
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await base.db.selectFrom("quotations").selectAll().where("number", "=", number).execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    const read = await send("GET", `/quotations/${token}`, { en: true });
    expect(read.json().data).toMatchObject({
      number,
      status: "valid",
      package: { id: "big-social-starter", name: "BigSocial Starter" },
      months: 3,
      total: threeMonthsTotal,
      voucher_code: "HEMAT3",
      recipient: { company: "PT Pembeli", name: "" },
      order: { total: threeMonthsTotal, voucher_message: null },
      today: { total: threeMonthsTotal },
    });
    expect(read.headers["cache-control"]).toBe("no-store");

    const pdf = await send("GET", `/quotations/${token}/quotation.pdf?locale=en`);
    expect(pdf.headers["content-disposition"]).toBe(`inline; filename="quotation-${number}.pdf"`);
    expect(textOf(pdf.rawPayload)).toContain(number);

    const quote = await send("POST", "/quotes", { body: { ...threeMonths, quotation: token } });
    expect(quote.json().data).toMatchObject({ quotation: { number }, total: threeMonthsTotal });
  });

  test("an expired quotation says so, with the price of today", async () => {
    const { token, number } = (await send("POST", "/quotations", { body })).json().data;
    const past = { valid_until: "2026-01-01", unit_price: rupiah(1_000) } as const;
    await base.db.updateTable("quotations").set(past).where("number", "=", number).execute();
    const { data } = (await send("GET", `/quotations/${token}`)).json();
    expect(data).toMatchObject({
      status: "expired",
      order: { total: threeMonthsTotal },
      today: { total: threeMonthsTotal },
    });
    const quote = await send("POST", "/quotes", { body: { ...threeMonths, quotation: token } });
    expect(quote.json().data).toMatchObject({ quotation: null, total: threeMonthsTotal });
  });

  test("another token shows nothing, and refusals name the field; a sender may issue only so many", async () => {
    expect((await send("GET", "/quotations/unknown")).statusCode).toBe(404);
    expect((await send("GET", "/quotations/unknown/quotation.pdf")).statusCode).toBe(404);
    const refused = await send("POST", "/quotations", {
      body: { ...body, recipient: { name: "https://jahat.example" } },
    });
    expect(refused.json()).toMatchObject({ code: "invalid_input", issues: [{ path: "recipient.name" }] });
    const wrongTotal = await send("POST", "/quotations", { body: { ...body, expected_total: 1 } });
    expect(wrongTotal.json()).toMatchObject({ code: "price_changed", total: threeMonthsTotal });
    expect((await send("POST", "/quotations", { body })).statusCode).toBe(201);
    expect((await send("POST", "/quotations", { body })).statusCode).toBe(429);
  });
});
