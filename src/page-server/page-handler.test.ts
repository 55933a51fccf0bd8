import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { writeAddress } from "#address/address.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { createPageServer } from "./page-handler.ts";

let server: Server;
afterEach(() => server.close());

/** Serves pages whose HTML is their own pathname; those with an entry in `failing` throw its error. */
async function startPages(failing: Record<string, Error>) {
  const config = readConfig({ NODE_ENV: "production" });
  const log = { error: vi.fn(), warn: vi.fn() };
  const pages = await createPageServer({
    config,
    log: log as unknown as Log,
    async renderHtml({ address, row }) {
      const error = failing[address.path];
      if (error) throw error;
      return `<html><body>${writeAddress({ ...address, path: row.path })}</body></html>`;
    },
    followLink: async (code) => (code === "gajian" ? "/products/pricing?utm_source=instagram" : undefined),
    pictureFiles: { read: async () => undefined, forget() {} },
    services: { origin: "http://a.test", listed: config.listed, now: () => new Date() } as SiteServices,
  });
  server = createServer((request, response) => pages.handle(request, response, "127.0.0.1"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { log, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" }) };
}

const outage = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("in place of a page that fails, the page about the failure is sent, in its language and edition", async () => {
  const { get, log } = await startPages({ "/about-us": new Error("broken"), "/products/pricing": outage });
  const broken = await get("/en/v2/about-us");
  expect([broken.status, await broken.text()]).toEqual([500, "<html><body>/en/v2/server-error</body></html>"]);
  expect(broken.headers.get("cache-control")).toBe("no-store");
  expect(broken.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(log.error).toHaveBeenCalledOnce();
  const outageResponse = await get("/products/pricing");
  expect([outageResponse.status, await outageResponse.text()]).toEqual([503, "<html><body>/unavailable</body></html>"]);
  expect(outageResponse.headers.get("retry-after")).toBe("5");
  expect(outageResponse.headers.get("cache-control")).toBe("no-store");
  expect(log.error).toHaveBeenCalledOnce();
});

test("where even that page cannot be made, the status alone is sent", async () => {
  const error = new Error("broken");
  const { get } = await startPages({ "/about-us": error, "/server-error": error });
  const response = await get("/about-us");
  expect([response.status, await response.text()]).toEqual([500, ""]);
  expect((await get("/products")).status).toBe(200);
});

test("a short address passes on how its visitor came, but what the link says itself wins", async () => {
  const { get } = await startPages({});
  const query = "utm_source=evil&utm_content=bio&utm_term=a+b&gclid=x&fbclid=y&ref=z&other=1";
  const response = await get(`/go/gajian?${query}`);
  expect([response.status, response.headers.get("location"), response.headers.get("cache-control")]).toEqual([
    307,
    "/products/pricing?utm_source=instagram&utm_content=bio&utm_term=a+b&gclid=x&fbclid=y&ref=z",
    "no-store",
  ]);
  // A link that is made a minute later must not be hidden by a stored 404.
  const unknown = await get("/go/there-is-none");
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect((await get("/there-is-none")).headers.get("cache-control")).toContain("s-maxage");
});
