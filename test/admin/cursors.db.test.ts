import { expect, test } from "vitest";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString("base64url");
const moment = "2026-11-20T02:00:00.000100Z";
const id = "00000000-0000-4000-8000-000000000001";
/** Texts that no list wrote: no cursor at all, and cursors of other forms. */
const broken = ["garbage", cursor({}), cursor([1, 2, 3]), cursor([null]), cursor(["2026-02-30T00:00:00.000000Z", "x"])];
/** The positions of all lists by the kinds of their columns. */
const positions = [
  [1],
  [0, 1],
  ["text"],
  [moment, 1],
  [moment, id],
  [moment, "text"],
  ["2026-11-20", 1],
  [moment, moment, id],
];

test("every list refuses a cursor that it did not write, none begins anew, and each goes on after one of its own form", async () => {
  const { db, close } = await openMigratedPglite();
  const lists: string[] = [];
  const now = () => new Date("2026-11-20T02:00:00Z");
  const deps = testDeps(db, { now, authenticate: staffLogin(db, now) }, { RATE_LIMIT_CALLS: "1000000" });
  const app = await buildApi(deps, {
    calls: async (api, given) => {
      api.addHook("onRoute", ({ method, url, schema }) => {
        const { shape } = (schema?.querystring ?? {}) as { shape?: Record<string, unknown> };
        if ([method].flat().includes("GET") && shape?.cursor) lists.push(url);
      });
      await registerCalls(api, given as ApiDeps);
    },
  });
  expect(lists.length).toBeGreaterThan(20);
  const get = async (url: string, text: string) => {
    const path = url
      .replace(":locale", "id")
      .replace(":name", "index")
      .replace("imports/:id", `imports/${id}`)
      .replace(/:\w+/g, "1");
    const asked = url.includes("/imports/") ? "result=error" : "period=2026-11";
    return app.inject({ url: `${path}?${asked}&cursor=${text}`, headers: { authorization: "Bearer admin" } });
  };
  const faults: string[] = [];
  for (const url of lists) {
    // A list of something that does not exist is missing, whatever its cursor.
    const isMissing = (statusCode: number) => statusCode === 404 && url.includes(":");
    for (const text of broken) {
      const { statusCode, body } = await get(url, text);
      const isRefused = statusCode === 400 && body.includes('"path":"cursor"');
      if (!isRefused && !isMissing(statusCode)) faults.push(`${url} ${text} ${statusCode} ${body.slice(0, 80)}`);
    }
    const codes = [];
    for (const values of positions) codes.push((await get(url, cursor(values))).statusCode);
    const accepted = codes.filter((code) => code === 200).length;
    if (!codes.every(isMissing) && (accepted === 0 || codes.some((code) => code !== 200 && code !== 400)))
      faults.push(`${url} ${codes}`);
  }
  expect(faults).toEqual([]);
  await app.close();
  await close();
});
