import { closeBrowser, openBrowser } from "./support/undriven-browser.ts";
import { openWatchingProxy } from "./support/watching-proxy.ts";
import { expect, test } from "./test.ts";

const wait = (seconds: number) => `await new Promise((done) => setTimeout(done, ${seconds * 1000}));`;

test("a prerendered page is counted once, when it is shown", async ({ baseURL }) => {
  const proxy = await openWatchingProxy(baseURL!, {
    "/about-us": `
      <script type="speculationrules">{"prerender":[{"urls":["/products/pricing"],"eagerness":"immediate"}]}</script>
      <script type="module">
        ${wait(5)}
        await fetch("/api/events", { method: "POST", body: '[{"name":"page_view","path":"/marker"}]', headers: { "content-type": "text/plain" } });
        const link = document.createElement("a");
        link.href = "/products/pricing";
        document.body.append(link);
        link.click();
      </script>`,
  });
  const opened = openBrowser(`${proxy.origin}/about-us`);
  const views = () => proxy.events.map(({ name, path }) => `${name} ${path}`);
  await expect.poll(views).toContain("pricing_page_view /products/pricing");
  await new Promise((done) => setTimeout(done, 2000));
  await closeBrowser(opened);
  await proxy.close();
  expect(proxy.prerendered).toContain("/products/pricing");
  expect(views()).toEqual([
    "page_view /about-us",
    "page_view /marker",
    "page_view /products/pricing",
    "pricing_page_view /products/pricing",
  ]);
});

test("a page restored from the back/forward cache is counted once more", async ({ baseURL }) => {
  const proxy = await openWatchingProxy(baseURL!, {
    "/en/v2": `<script type="module">
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) fetch("/api/events", { method: "POST", body: '[{"name":"page_view","path":"/restored"}]', headers: { "content-type": "text/plain" } });
      });
      ${wait(2)}
      location.href = "/en/v2/customers";
    </script>`,
    "/en/v2/customers": `<script type="module">${wait(2)} history.back();</script>`,
  });
  const opened = openBrowser(`${proxy.origin}/en/v2`);
  const views = () => proxy.events.map(({ name, path }) => `${name} ${path}`);
  await expect.poll(() => views().filter((view) => view === "home_page_view /en/v2").length).toBe(2);
  await new Promise((done) => setTimeout(done, 1000));
  await closeBrowser(opened);
  await proxy.close();
  expect(views().sort()).toEqual([
    "home_page_view /en/v2",
    "home_page_view /en/v2",
    "page_view /en/v2",
    "page_view /en/v2",
    "page_view /en/v2/customers",
    "page_view /restored",
  ]);
});
