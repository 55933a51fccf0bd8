import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { writeAddress } from "#address/address.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { keepUnlisted } from "./keep-unlisted.ts";
import { createSite } from "./page-handler.ts";

let server: Server;
afterEach(() => server.close());

/** The site with pages drawn as their own address; those of which `failing` has an error are not drawn. */
async function startSite(env: Record<string, string>, failing: Record<string, Error> = {}) {
  const config = readConfig({ NODE_ENV: "production", ...env });
  const log = { error: vi.fn(), warn: vi.fn() };
  const site = await createSite({
    config,
    log: log as never,
    async renderHtml({ address, row }) {
      const error = failing[address.path];
      if (error) throw error;
      return `<html><body>${writeAddress({ ...address, path: row.path })}</body></html>`;
    },
    services: { origin: "http://a.test", listed: config.listed, now: () => new Date() } as SiteServices,
  });
  server = createServer(keepUnlisted(config, (request, response) => site.handle(request, response, "127.0.0.1")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { log, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

const outage = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("a page that fails is answered by the page about it, in its language and edition", async () => {
  const { get, log } = await startSite({}, { "/about-us": new Error("broken"), "/products/pricing": outage });
  const broken = await get("/en/v2/about-us");
  expect([broken.status, await broken.text()]).toEqual([500, "<html><body>/en/v2/server-error</body></html>"]);
  expect(broken.headers.get("cache-control")).toBe("no-store");
  expect(broken.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(log.error).toHaveBeenCalledOnce();
  const away = await get("/products/pricing");
  expect([away.status, await away.text()]).toEqual([503, "<html><body>/unavailable</body></html>"]);
  expect(away.headers.get("retry-after")).toBe("5");
  expect(away.headers.get("cache-control")).toBe("no-store");
  expect(log.error).toHaveBeenCalledOnce();
});

test("where even that page cannot be made, the status is answered", async () => {
  const error = new Error("broken");
  const { get } = await startSite({}, { "/about-us": error, "/server-error": error });
  const answer = await get("/about-us");
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
  expect((await get("/products")).status).toBe(200);
});

test.each([
  ["index", null, 200],
  ["noindex", "noindex, nofollow", 404],
])("with ROBOTS=%s answers say %s and the sitemap answers %i", async (robots, tag, status) => {
  const { get } = await startSite({ ROBOTS: robots });
  for (const path of ["/products", "/nowhere", "/robots.txt"])
    expect((await get(path)).headers.get("x-robots-tag"), path).toBe(tag);
  expect((await get("/sitemap.xml")).status).toBe(status);
});
