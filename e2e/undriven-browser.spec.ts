import { closeBrowser, openBrowser } from "./support/undriven-browser.ts";
import { openWatchingProxy, sendMarker, untilPrerendered, untilViewed } from "./support/watching-proxy.ts";
import { expect, test } from "./test.ts";

test("a prerendered page is counted once, when it is shown", async ({ baseURL }) => {
  const proxy = await openWatchingProxy(baseURL!, {
    "/about-us": `
      <script type="speculationrules">{"prerender":[{"urls":["/products/pricing"],"eagerness":"immediate"}]}</script>
      <script type="module">
        ${untilViewed("/about-us")}
        ${untilPrerendered("/products/pricing")}
        ${sendMarker("/marker")}
        const link = document.createElement("a");
        link.href = "/products/pricing";
        document.body.append(link);
        link.click();
      </script>`,
    "/products/pricing": `<script type="module">
      ${untilViewed("/products/pricing")}
      ${sendMarker("/counted")}
    </script>`,
  });
  const opened = openBrowser(`${proxy.origin}/about-us`);
  const views = () => proxy.events.map(({ name, path }) => `${name} ${path}`);
  await expect.poll(views).toContain("pricing_page_view /products/pricing");
  await expect.poll(views).toContain("page_view /counted");
  await closeBrowser(opened);
  await proxy.close();
  expect(views().filter((view) => view !== "page_view /counted")).toEqual([
    "page_view /about-us",
    "page_view /marker",
    "page_view /products/pricing",
    "pricing_page_view /products/pricing",
  ]);
});

test("a page restored from the back/forward cache is counted once more", async ({ baseURL }) => {
  const proxy = await openWatchingProxy(baseURL!, {
    "/en/v2": `<script type="module">
      addEventListener("pageshow", async ({ persisted }) => {
        if (!persisted) return;
        ${sendMarker("/restored")}
      });
      ${untilViewed("/en/v2")}
      location.href = "/en/v2/customers";
    </script>`,
    "/en/v2/customers": `<script type="module">${untilViewed("/en/v2/customers")} history.back();</script>`,
  });
  const opened = openBrowser(`${proxy.origin}/en/v2`);
  const views = () => proxy.events.map(({ name, path }) => `${name} ${path}`);
  const expected = [
    "home_page_view /en/v2",
    "home_page_view /en/v2",
    "page_view /en/v2",
    "page_view /en/v2",
    "page_view /en/v2/customers",
    "page_view /restored",
  ];
  await expect.poll(() => views().sort()).toEqual(expected);
  // What it still sends, it sends when it is closed.
  await closeBrowser(opened);
  await proxy.close();
  expect(views().sort()).toEqual(expected);
});
