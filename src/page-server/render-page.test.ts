import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { resolvePage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { openPageStorage } from "./page-storage.ts";
import { createPageRenderer } from "./render-page.ts";

let folder: string;
let price: number;
let rendered: string[];
let whileRendering = () => {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bigsuite-pages-"));
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "finished"), "first build");
  price = 100_000;
  rendered = [];
});
afterEach(() => {
  setPublishedWords(createWordLayer([]));
  rmSync(folder, { recursive: true });
});

/** Starts a process: its pages show a title and, where they have prices, one of them. */
function startRenderer(env: Record<string, string> = {}) {
  const config = readConfig(env);
  const services = {
    origin: config.publicUrl,
    now: () => new Date("2026-11-23T02:00:00Z"),
    packages: async () => [{ price }],
  } as unknown as SiteServices;
  const storage = openPageStorage({
    config,
    services,
    folder: join(folder, "data"),
    clientFolder: join(folder, "client"),
  });
  const renderer = createPageRenderer({
    config,
    log: silentLog,
    services,
    storage,
    inlineStyles: (html) => ({ html, styles: [] }),
    async renderHtml({ address, row }, { packages }) {
      rendered.push(row.path);
      whileRendering();
      const offers = row.prices ? await packages(address.locale) : [];
      return `<p>${readSet(address.locale, "common").company.name} ${offers.map(({ price }) => price)}</p>`;
    },
  });
  async function render(pathname: string) {
    const page = resolvePage(pathname);
    if (page.kind !== "page") throw new Error(`no page at ${pathname}`);
    return renderer.render(page);
  }
  return { render, storage };
}

/** Renders two pages as a process does that compresses them best. */
async function renderBoth(process = startRenderer()) {
  const pages = [await process.render("/about-us"), await process.render("/products/pricing")];
  for (const { recompress } of pages) await recompress?.();
  return pages.map(({ response }) => response);
}

test("after a restart with unchanged words nothing is rendered or compressed, and the responses are the same", async () => {
  await renderBoth();
  expect(rendered.splice(0)).toEqual(["/about-us", "/products/pricing"]);
  const { render } = startRenderer();
  const page = await render("/about-us");
  expect(rendered).toEqual([]);
  expect(page.recompress).toBeUndefined();
  expect(page.dependsOn).toContain("id/common");
  rmSync(join(folder, "data"), { recursive: true });
  const fresh = await startRenderer().render("/about-us");
  expect(await fresh.recompress!()).toEqual(page.response);
});

test("what a price changes is rendered again alone, what words, build or configuration change as well", async () => {
  await renderBoth();
  price = 120_000;
  rendered = [];
  await renderBoth();
  expect(rendered.splice(0)).toEqual(["/products/pricing"]);

  const words = { ...readSet("id", "common"), company: { ...readSet("id", "common").company, name: "Other" } };
  setPublishedWords(createWordLayer([{ document: "common", locale: "id", words }]));
  await renderBoth();
  expect(rendered.splice(0)).toEqual(["/about-us", "/products/pricing"]);

  await renderBoth(startRenderer({ PUBLIC_URL: "https://other.example" }));
  expect(rendered.splice(0)).toHaveLength(2);
  writeFileSync(join(folder, "finished"), "second build");
  await renderBoth();
  expect(rendered.splice(0)).toHaveLength(2);
});

test("a page during whose rendering something changed is not stored", async () => {
  const { render, storage } = startRenderer();
  whileRendering = storage.digests.forget;
  const page = await render("/about-us");
  whileRendering = () => {};
  await page.recompress!();
  rendered = [];
  await startRenderer().render("/about-us");
  expect(rendered).toEqual(["/about-us"]);
});

test.each(["br", "gz", "json"])("a damaged .%s file is not used", async (ending) => {
  await renderBoth();
  rendered = [];
  for (const name of readdirSync(join(folder, "data")).filter((name) => name.endsWith(ending)))
    writeFileSync(join(folder, "data", name), "damaged");
  const [page] = await renderBoth();
  expect(rendered).toHaveLength(2);
  expect(page!.status).toBe(200);
});

test("pages of the build serve a fresh folder, and are not changed", async () => {
  const { storage } = startRenderer();
  await renderBoth();
  rendered = [];
  renameSync(join(folder, "data"), join(folder, "pages"));
  const files = readdirSync(join(folder, "pages"));
  await renderBoth();
  expect(rendered).toEqual([]);
  await storage.store.removeUnused();
  expect(readdirSync(join(folder, "pages"))).toEqual(files);
});
