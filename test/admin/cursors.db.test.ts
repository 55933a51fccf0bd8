import { expect, test } from "vitest";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString("base64url");
/** Texts that no list wrote: no cursor at all, and cursors of other forms. */
const broken = ["garbage", cursor({}), cursor([1, 2, 3]), cursor([null]), cursor(["2026-02-30T00:00:00.000Z", "x"])];

test("every list of the back office refuses a cursor that it did not write, and none begins anew", async () => {
  const { db, close } = await openMigratedPglite();
  const lists: string[] = [];
  const now = () => new Date("2026-11-20T02:00:00Z");
  const deps = testDeps(db, { now, authenticate: staffLogin(db, now) }, { RATE_LIMIT_CALLS: "1000000" });
  const app = await buildApi(deps, {
    calls: async (api, given) => {
      api.addHook("onRoute", ({ method, url, schema }) => {
        const { shape } = (schema?.querystring ?? {}) as { shape?: Record<string, unknown> };
        if ([method].flat().includes("GET") && url.startsWith("/api/admin/") && shape?.cursor) lists.push(url);
      });
      await registerCalls(api, given as ApiDeps);
    },
  });
  expect(lists.length).toBeGreaterThan(20);
  const silent: string[] = [];
  for (const url of lists)
    for (const text of broken) {
      const path = url.replace(":locale", "id").replace(":name", "index").replace(/:\w+/g, "1");
      const { statusCode, body } = await app.inject({
        url: `${path}?cursor=${text}`,
        headers: { authorization: "Bearer admin" },
      });
      // A list of something that does not exist is missing, whatever its cursor.
      const isRefused = statusCode === 400 || (statusCode === 404 && url.includes(":"));
      if (!isRefused) silent.push(`${url} ${text} ${statusCode} ${body.slice(0, 80)}`);
    }
  expect(silent).toEqual([]);
  await app.close();
  await close();
});
