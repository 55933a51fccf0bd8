import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { createPageServer } from "./page-handler.ts";

let server: Server;
let origin: string;

beforeAll(async () => {
  const clientFolder = mkdtempSync(join(tmpdir(), "bigsuite-client-"));
  for (const folder of ["assets", "admin-assets"]) mkdirSync(join(clientFolder, folder));
  const files = ["icon-192.png", "assets/picture-1a2b.webp", "assets/page-1a2b.js", "admin-assets/app-1a2b.js"];
  for (const file of files) writeFileSync(join(clientFolder, file), "bytes");
  const config = readConfig({ NODE_ENV: "production" });
  const pages = await createPageServer({
    config,
    log: silentLog as never,
    clientFolder,
    renderHtml: async () => "<html><body>page</body></html>",
    pictureFiles: { read: async () => ({ body: Buffer.from("bytes"), type: "image/webp" }), forget() {} },
    services: { origin: "http://a.test", listed: config.listed, now: () => new Date() } as SiteServices,
  });
  server = createServer((request, response) => {
    if (!pages.sendCached(request, response)) pages.handle(request, response, "127.0.0.1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/**
 * Who may show what, by address (Fetch, Cross-Origin-Resource-Policy). Pictures of editors and the icons stand in letters,
 * which webmail shows on a page of its own site, and in feed readers; a page is guarded by its X-Frame-Options.
 */
test.each([
  ["/media/0123456789abcdef0123456789abcdef-640.webp", "cross-origin"],
  ["/icon-192.png", "cross-origin"],
  ["/assets/picture-1a2b.webp", "same-origin"],
  ["/assets/page-1a2b.js", "same-origin"],
  ["/admin-assets/app-1a2b.js", "same-origin"],
  ["/about-us", null],
  ["/en/v2/about-us", null],
])("%s may be loaded by pages of: %s", async (path, policy) => {
  const { status, headers } = await fetch(origin + path);
  expect(status).toBe(200);
  expect(headers.get("cross-origin-resource-policy")).toBe(policy);
  expect(headers.get("x-frame-options")).toBe(policy === null ? "DENY" : null);
});
