import type { FastifyInstance, RouteOptions } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { may, type StaffRole, staffRoles } from "#accounts/staff/permissions.ts";
import { adminCalls } from "#api/admin/admin-calls.ts";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { Api, ApiDeps } from "#api/http/deps.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

/** What a request that the guard lets through is answered, in place of the call itself. */
const passed = 299;
const factors = { weak: "second_factor_required", old: "confirmation_required" } as const;
type Route = Pick<RouteOptions, "url"> & { method: string; config: RouteOptions["config"] | undefined };

eachDatabase((open) => {
  let app: FastifyInstance;
  const routes: Route[] = [];

  beforeAll(async () => {
    const { db } = await open();
    const now = () => new Date("2026-11-20T02:00:00Z");
    const limits = { RATE_LIMIT_CALLS: "1000000" };
    app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }, limits), {
      calls: async (api, deps) => {
        api.addHook("onRoute", ({ method, url, config }) => {
          if (!url.startsWith("/api/admin/")) return;
          for (const each of [method].flat()) if (each !== "HEAD") routes.push({ method: each, url, config });
        });
        // Runs after the guard and before anything of the call.
        api.addHook("preValidation", async (request, reply) => {
          if (request.url.startsWith("/api/admin/")) return reply.code(passed).send({ code: "passed" });
        });
        await registerCalls(api, deps as ApiDeps);
      },
    });
  });

  const send = async ({ method, url }: Route, as?: string) => {
    const response = await app.inject({
      method: method as "GET",
      url: url.replace(/:\w+/g, "1"),
      headers: as ? { authorization: `Bearer ${as}` } : {},
    });
    return `${response.statusCode} ${response.json().code}`;
  };

  /** Returns what the table says about a route for a role: `factor` is the state of its session's second factor. */
  function expected({ config }: Route, role: StaffRole, factor: keyof typeof factors | "fresh"): string {
    const { permission, recentFactor } = config!;
    if (permission !== "session" && !may(role, ...permission!)) return "404 not_found";
    if (permission === "session" || factor === "fresh") return `${passed} passed`;
    if (factor === "weak" || recentFactor) return `409 ${factors[factor]}`;
    return `${passed} passed`;
  }

  test("every call, for every role and state of the second factor, responds as the table of permissions says", async () => {
    expect(routes.length).toBeGreaterThan(12);
    for (const route of routes) {
      const name = `${route.method} ${route.url}`;
      expect(await send(route), name).toBe("401 unauthorized");
      expect(await send(route, "user"), name).toBe("404 not_found");
      for (const role of staffRoles) {
        expect(await send(route, `${role}:weak`), `${name} ${role}, no factor`).toBe(expected(route, role, "weak"));
        expect(await send(route, `${role}:old`), `${name} ${role}, an hour ago`).toBe(expected(route, role, "old"));
        expect(await send(route, role), `${name} ${role}, just now`).toBe(expected(route, role, "fresh"));
      }
    }
  });

  test("what changes something needs the permission to write, and what reads does not", () => {
    const unusual = routes
      .filter(({ method, config }) => {
        const action = config!.permission === "session" ? "session" : config!.permission![1];
        return method === "GET" ? action === "write" || action === "session" : action !== "write";
      })
      .map(({ method, url }) => `${method} ${url.replace("/api/admin", "")}`);
    expect(unusual.sort()).toEqual(reviewed);
  });

  test("the document of the back office has every call, and the public one has none", async () => {
    const paths = app.swagger().paths!;
    expect(Object.keys(paths).filter((path) => path.startsWith("/admin"))).toEqual([]);
    const documented = Object.entries((await documentOf()).paths).flatMap(([path, calls]) =>
      Object.keys(calls as object).map((method) => `${method.toUpperCase()} /api${path}`),
    );
    const registered = routes.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, "{$1}")}`);
    expect(documented.sort()).toEqual(registered.sort());
  });

  /** Reads the document from another server, as the calls of this one do not run. */
  async function documentOf(): Promise<{ paths: object }> {
    const { db } = await open();
    const now = () => new Date();
    const whole = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }));
    const headers = { authorization: "Bearer viewer" };
    return (await whole.inject({ url: "/api/admin/openapi.json", headers })).json();
  }
});

/** Calls whose permission was decided one by one. */
const reviewed = [
  // A person's own saved views.
  "DELETE /leads/views/:id",
  // The address of a person's own calendar.
  "DELETE /tasks/feed",
  // For who may write the reply.
  "GET /leads/:id/mail-templates",
  // Files of leads, for those who import them.
  "GET /leads/imports",
  "GET /leads/imports/:id",
  "GET /leads/imports/:id/errors.csv",
  "GET /leads/imports/:id/rows",
  // Before the second factor is given.
  "GET /me",
  // The whole number of a bank account, for those who decide about refunds.
  "GET /orders/:id/refund-account",
  // What a person has read, and which mails they want.
  "PATCH /notifications/:id",
  "POST /confirm",
  // Finds words; the text is in the body because it may be long.
  "POST /content/find",
  // An archive of what one may export.
  "POST /invoices/archives",
  "POST /leads/views",
  "POST /notifications/read",
  // With the address in the body, since addresses in URLs are logged by proxies; they change nothing.
  "POST /people/export",
  "POST /people/find",
  "POST /tasks/feed",
  "PUT /notifications/settings",
];

describe("a call without a permission", () => {
  test("does not start", async () => {
    const deps = testDeps({} as ApiDeps["db"]);
    const calls = async (api: Api) => {
      await api.register(async (scope) => {
        await adminCalls(scope as Api, deps);
        scope.get("/admin/secrets", async () => "");
      });
    };
    await expect(buildApi(deps, { calls })).rejects.toThrow("/api/admin/secrets names no permission");
  });
});
