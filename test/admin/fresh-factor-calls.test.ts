import { expect, test } from "vitest";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { testDeps } from "../support/api.ts";

/** Written by hand: what the back office does only after a second factor that was given a moment ago. */
const dangerous = [
  "GET /audit/export",
  "GET /jobs/mails/:name",
  "POST /content/publications",
  "POST /customers/:id/packages/:subscription/last-day",
  "POST /customers/:id/suspend",
  "POST /experiments/:id/ship",
  "POST /newsletter/:id/schedule",
  "POST /orders/:id/attribution",
  "POST /orders/:id/decision",
  "POST /orders/:id/refunds",
  "POST /orders/proposals/:id/approve",
  "POST /orders/refunds/:id/sent",
  "POST /people/erase",
  "POST /people/export",
  "POST /prices/plans",
  "POST /prices/plans/:id/cancel",
  "POST /staff/:id/restore",
  "POST /staff/:id/suspend",
  "POST /staff/invitations",
  "PATCH /staff/:id",
  "POST /vouchers",
  "POST /vouchers/batches",
  "PUT /settings/guarded",
];

test("the calls that need a fresh second factor are these", async () => {
  const found: string[] = [];
  await buildApi(testDeps({} as ApiDeps["db"]), {
    calls: async (api, deps) => {
      api.addHook("onRoute", ({ method, url, config }) => {
        if (config?.recentFactor && method !== "HEAD") found.push(`${method} ${url.replace("/api/admin", "")}`);
      });
      await registerCalls(api, deps as ApiDeps);
    },
  });
  expect(found.sort()).toEqual(dangerous.toSorted());
});
