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
import { createSite } from "./page-handler.ts";

const firstPaint = "document.documentElement.dataset.theme";
const injected = "alert(document.domain)";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A site whose pages are short; its search repeats what was asked for as it came, as no page of ours does. */
async function open(env: Record<string, string> = {}) {
  const clientFolder = mkdtempSync(join(tmpdir(), "bigsuite-client-"));
  mkdirSync(join(clientFolder, "assets"));
  writeFileSync(join(clientFolder, "assets/site.css"), ".used{color:red}");
  const drawn: string[] = [];
  const site = await createSite({
    config: readConfig({ NODE_ENV: "production", DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-site-")), ...env }),
    log: silentLog,
    clientFolder,
    renderHtml: async ({ address, search = "" }, { form }) => {
      drawn.push(address.path + search);
      const asked = decodeURIComponent(search) + JSON.stringify(form ?? "");
      return `<html><head><link rel="stylesheet" href="/assets/site.css"><script>${firstPaint}</script></head><body class="used">${asked}</body></html>`;
    },
    services: { origin: "http://localhost", now: () => new Date() } as SiteServices,
  });
  const server = createServer((request, response) =>
    site.handle(request, response, String(request.headers["x-test-address"] ?? "1.1.1.1")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, address = "1.1.1.1") =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-test-address": address, connection: "close" } });
  return { site, drawn, ask };
}

test("searches of one address are limited before they are made, others' are not", async () => {
  const { ask, drawn } = await open({ RATE_LIMIT_SEARCH: "2" });
  const statuses = [];
  for (const query of ["a", "b", "c"]) statuses.push((await ask(`/search?q=${query}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await ask("/en/v2/search?q=d");
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(drawn).not.toContain("/search?q=c");
  expect((await ask("/search?q=e", "2.2.2.2")).status).toBe(200);
  expect((await ask("/search")).status).toBe(200);
});

test("every page drawn for one visitor counts, kept ones do not", async () => {
  const { ask } = await open({ RATE_LIMIT_CALLS: "1" });
  expect((await ask("/resources?topic=a")).status).toBe(200);
  expect((await ask("/resources?topic=b")).status).toBe(429);
  for (let index = 0; index < 3; index++) expect((await ask("/resources?utm_source=a")).status).toBe(200);
});

test("a page drawn for one request runs only the scripts of the kept page", async () => {
  const { ask, site } = await open();
  const answer = await ask(`/search?q=${encodeURIComponent(`<script>${injected}</script><style>a{}</style>`)}`);
  expect(await answer.text()).toContain(injected);
  const form = await site.renderPage({
    ...{ pathname: "/contact-us", status: 400, accepts: undefined, address: "1.1.1.1" },
    state: { values: { name: `<script>${injected}</script>` } },
  });
  expect(String(form!.body)).toContain(injected);
  for (const policy of [answer.headers.get("content-security-policy")!, form!.headers["Content-Security-Policy"]!]) {
    expect(policy).toContain(hashOf(firstPaint));
    expect(policy).toContain(hashOf(".used{color:red}"));
    expect(policy).not.toContain(hashOf(injected));
    expect(policy).not.toContain(hashOf("a{}"));
  }
});

test("a page that holds nothing of the request is drawn once", async () => {
  const { site, drawn } = await open();
  const page = { pathname: "/subscribe/link-not-valid", status: 404, accepts: undefined, address: "1.1.1.1" };
  const answers = [await site.renderPage(page), await site.renderPage(page)];
  expect(answers.map((answer) => answer!.status)).toEqual([404, 404]);
  const times = () => drawn.filter((path) => path === "/subscribe/link-not-valid").length;
  const before = times();
  await site.renderPage(page);
  expect(times()).toBe(before);
});

test("on https every file says so", async () => {
  const { ask } = await open({ PUBLIC_URL: "https://www.example.com", PAYMENT_PROVIDER: "simulator" });
  expect((await ask("/assets/site.css")).headers.get("strict-transport-security")).toBe("max-age=63072000");
});
