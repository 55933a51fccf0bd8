import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { createPageServer } from "./page-handler.ts";

const firstPaint = "document.documentElement.dataset.theme";
const injected = "alert(document.domain)";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Serves short pages; the search repeats the query unescaped, as no page of ours does. */
async function startPages(
  env: Record<string, string> = {},
  more: Partial<Parameters<typeof createPageServer>[0]> = {},
) {
  const clientFolder = mkdtempSync(join(tmpdir(), "bigsuite-client-"));
  mkdirSync(join(clientFolder, "assets"));
  writeFileSync(join(clientFolder, "assets/site.css"), ".used{color:red}");
  const drawn: string[] = [];
  const pages = await createPageServer({
    config: readConfig({ NODE_ENV: "production", DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-site-")), ...env }),
    log: silentLog,
    clientFolder,
    renderHtml: async ({ address, search = "" }, { form }) => {
      drawn.push(address.path + search);
      const repeated = decodeURIComponent(search) + JSON.stringify(form ?? "");
      return `<html><head><link rel="stylesheet" href="/assets/site.css"><script>${firstPaint}</script></head><body class="used">${repeated}</body></html>`;
    },
    pictureFiles: { read: async () => undefined, forget() {} },
    services: { origin: "http://localhost", now: () => new Date() } as SiteServices,
    ...more,
  });
  const server = createServer((incoming, response) =>
    pages.handle(incoming, response, String(incoming.headers["x-test-address"] ?? "1.1.1.1")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const request = (path: string, address = "1.1.1.1") =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-test-address": address, connection: "close" } });
  return { pages, drawn, request };
}

test("searches of one client are limited before they are rendered, those of others are not", async () => {
  const { request, drawn } = await startPages({ RATE_LIMIT_SEARCH: "2" });
  const statuses = [];
  for (const query of ["a", "b", "c"]) statuses.push((await request(`/search?q=${query}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await request("/en/v2/search?q=d");
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(drawn).not.toContain("/search?q=c");
  expect((await request("/search?q=e", "2.2.2.2")).status).toBe(200);
  expect((await request("/search")).status).toBe(200);
});

test("every page rendered for one request counts towards the limit, cached ones do not", async () => {
  const { request } = await startPages({ RATE_LIMIT_CALLS: "1" });
  expect((await request("/resources?topic=a")).status).toBe(200);
  expect((await request("/resources?topic=b")).status).toBe(429);
  for (let index = 0; index < 3; index++) expect((await request("/resources?utm_source=a")).status).toBe(200);
});

test("tokens of previews are limited before they are looked up", async () => {
  let lookups = 0;
  const findPreview = async () => {
    lookups++;
    return undefined;
  };
  const { request } = await startPages({ RATE_LIMIT_CALLS: "2" }, { findPreview });
  const statuses = [];
  for (const letter of ["a", "b", "c", "d"]) statuses.push((await request(`/preview/${letter.repeat(32)}`)).status);
  expect([statuses, lookups]).toEqual([[404, 404, 429, 429], 2]);
  expect((await request(`/preview/${"e".repeat(32)}`, "2.2.2.2")).status).toBe(404);
});

test("a page rendered for one request may run only the scripts of the cached page", async () => {
  const { request, pages } = await startPages();
  const search = await request(`/search?q=${encodeURIComponent(`<script>${injected}</script><style>a{}</style>`)}`);
  expect(await search.text()).toContain(injected);
  const form = await pages.renderPage({
    pathname: "/contact-us",
    status: 400,
    accepts: undefined,
    address: "1.1.1.1",
    state: {
      values: { name: `<script>${injected}</script>` },
      issues: [],
      problem: { code: "invalid_input", title: "" },
    },
  });
  expect(String(form!.body)).toContain(injected);
  for (const policy of [search.headers.get("content-security-policy")!, form!.headers["Content-Security-Policy"]!]) {
    expect(policy).toContain(hashOf(firstPaint));
    expect(policy).toContain(hashOf(".used{color:red}"));
    expect(policy).not.toContain(hashOf(injected));
    expect(policy).not.toContain(hashOf("a{}"));
  }
});

test("a page that shows nothing of the request is rendered once", async () => {
  const { pages, drawn } = await startPages();
  const page = { pathname: "/subscribe/link-not-valid", status: 404, accepts: undefined, address: "1.1.1.1" };
  const responses = [await pages.renderPage(page), await pages.renderPage(page)];
  expect(responses.map((response) => response!.status)).toEqual([404, 404]);
  const times = () => drawn.filter((path) => path === "/subscribe/link-not-valid").length;
  const before = times();
  await pages.renderPage(page);
  expect(times()).toBe(before);
});

test("on https every file has the transport header", async () => {
  const { request } = await startPages({ PUBLIC_URL: "https://www.example.com", PAYMENT_PROVIDER: "simulator" });
  expect((await request("/assets/site.css")).headers.get("strict-transport-security")).toBe("max-age=63072000");
});
