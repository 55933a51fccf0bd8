import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

eachDatabase((open) => {
  let time = new Date("2026-11-20T02:00:00Z");
  const now = () => time;
  let call: (url: string, as?: string, body?: object) => Promise<{ status: number; code?: string; data?: unknown }>;

  beforeAll(async () => {
    const { db } = await open();
    const app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    call = async (url, as, body) => {
      const response = await app.inject({
        method: body ? "POST" : "GET",
        url: `/api/admin${url}`,
        headers: as ? { authorization: `Bearer ${as}` } : {},
        ...(body ? { payload: body } : {}),
      });
      return { status: response.statusCode, ...response.json() };
    };
  });

  test("the back office does not exist for customers, and needs a login", async () => {
    expect(await call("/me")).toMatchObject({ status: 401 });
    expect(await call("/me", "user")).toMatchObject({ status: 404, code: "not_found" });
  });

  test("staff read their permissions, and open nothing else before the second factor", async () => {
    expect(await call("/me", "sales")).toMatchObject({
      status: 200,
      data: { role: "sales", factor: "given", permissions: { leads: ["read", "write", "export"] } },
    });
    expect(await call("/me", "sales:weak")).toMatchObject({ status: 200, data: { factor: "missing" } });
    expect(await call("/live", "sales:weak")).toMatchObject({ status: 409, code: "second_factor_required" });
    expect(await call("/confirm", "sales:weak", { code: "123456" })).toMatchObject({ status: 400, code: "wrong_code" });
  });

  test("a staff session ends after twelve hours without use", async () => {
    expect(await call("/me", "viewer")).toMatchObject({ status: 200 });
    time = new Date(time.getTime() + 12 * 3_600_000);
    expect(await call("/me", "viewer")).toMatchObject({ status: 200 });
    time = new Date(time.getTime() + 12 * 3_600_000 + 1000);
    expect(await call("/me", "viewer")).toMatchObject({ status: 403, code: "login_ended" });
  });
});
