import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { createTracing } from "#infra/tracing/create-tracing.server.ts";
import { noTracing } from "#infra/tracing/tracing.server.ts";
import { createPageServer } from "#page-server/page-handler.ts";
import type { SiteServices } from "#site/site-services.ts";
import { startCollector } from "../../../test/operations/collector.ts";
import { testDeps } from "../../../test/support/api.ts";
import { createHttpServer } from "./http-server.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts API and pages on one server; a page's HTML is its path. */
async function startServer(env: Record<string, string> = {}, tracing = noTracing) {
  const info = vi.fn();
  const deps = testDeps({} as Database, { tracing }, { NODE_ENV: "production", ...env });
  const log = Object.assign(Object.create(deps.log), { info });
  const pages = await createPageServer({
    config: deps.config,
    log,
    renderHtml: async ({ row }) => `<html><body>${row.path}</body></html>`,
    pictureFiles: { read: async () => undefined, forget() {} },
    services: { origin: "http://a.test", listed: deps.config.listed, now: () => new Date() } as SiteServices,
  });
  const handle = vi.spyOn(pages, "handle");
  const api = await buildApi(
    { ...deps, log },
    {
      calls: (calls) => void calls.get("/ip", async ({ ip }) => ip),
      serverFactory: (handler) => createHttpServer({ ...deps, log, api: handler, pages }),
    },
  );
  closers.push(() => api.close());
  await api.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.server.address() as AddressInfo;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { connection: "close", ...init.headers } });
  return { port, get, handle, info };
}

test("calls and health checks go to the API, everything else to the pages", async () => {
  const { get, handle } = await startServer();
  for (const path of ["/api", "/api/nothing", "/api/%", "/api?a=1", "/healthz", "/readyz/pages"]) {
    const response = await get(path);
    expect(response.headers.get("content-type"), path).toContain("json");
    expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
  expect(handle).not.toHaveBeenCalled();
  expect(await (await get("/products")).text()).toBe("<html><body>/products</body></html>");
  for (const path of ["/apiary", "/%zz", "/healthz/x"])
    expect([(await get(path)).status, handle.mock.lastCall?.[0].url], path).toEqual([404, path]);
  const refused = await get("/apiary", { method: "POST", body: "x", headers: { "content-type": "a/b" } });
  expect([refused.status, handle.mock.lastCall?.[0].url]).toEqual([405, "/apiary"]);
});

test("a page has a request id and a line in the log", async () => {
  const { get, info } = await startServer();
  const id = "abcdef-123456";
  const response = await get("/products?a=secret", { headers: { "x-request-id": id } });
  expect(response.headers.get("x-request-id")).toBe(id);
  expect((await get("/apiary")).headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(info.mock.calls[0]).toEqual([
    { request: id, method: "GET", route: "site", status: 200, ms: expect.any(Number) },
    "responded",
  ]);
});

test("the line of a page that is traced names its trace", async () => {
  const collector = await startCollector();
  closers.push(collector.close);
  const tracing = await createTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }));
  const { get, info } = await startServer({}, tracing);
  await get("/products");
  await tracing.close();
  expect(collector.spans.map(({ name }) => name)).toEqual(["GET site"]);
  expect(info.mock.calls[0]?.[0]).toMatchObject({ route: "site", trace: collector.spans[0]?.traceId });
});

test.each([
  ["", "127.0.0.1"],
  ["loopback", "10.0.0.9"],
  ["loopback, 10.0.0.0/8", "1.2.3.4"],
])("behind the proxies %j pages and calls see the client %s", async (proxies, clientIp) => {
  const { get, handle } = await startServer({ TRUSTED_PROXIES: proxies });
  const headers = { "x-forwarded-for": "1.2.3.4, 10.0.0.9" };
  await get("/products", { headers });
  expect(handle.mock.lastCall?.[2]).toBe(clientIp);
  expect(await (await get("/api/ip", { headers })).text()).toBe(clientIp);
});

test.each([
  ["index", null, 200],
  ["noindex", "noindex, nofollow", 404],
])(
  "with ROBOTS=%s the header of every response is %s and the status of the sitemap %i",
  async (robots, tag, status) => {
    const { get } = await startServer({ ROBOTS: robots });
    for (const path of ["/products", "/nowhere", "/robots.txt", "/api/nothing"])
      expect((await get(path)).headers.get("x-robots-tag"), path).toBe(tag);
    expect((await get("/sitemap.xml")).status).toBe(status);
  },
);

test("what is not HTTP is refused with a problem", async () => {
  const { port } = await startServer();
  const socket = connect(port, "127.0.0.1");
  socket.end("NONSENSE\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/);
});
