import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { findChromium } from "../scripts/programs/find-chromium.mjs";
import { listedPages } from "./listed-pages.ts";
import { kilobytes, type Row } from "./row.ts";
import { removeData, serve, settle } from "./served.ts";
import { slowDown } from "./slow-down.ts";

/** The pages measured without `EVERY_PAGE`, and how many of the slowest are with it. */
const somePages = ["/", "/products/big-view", "/solutions/retail", "/docs", "/v2", "/v2/products/big-view"];
const slowestPages = 12;
const rounds = 9;
/** A page with one line of text: the cost of the profile itself. */
const oneLine = "<!DOCTYPE html><html lang=id><meta charset=utf-8><title>x</title><h1>Satu baris teks.</h1></html>";

interface Visit {
  /** Milliseconds. */
  lcp: number;
  shift: number;
}

/**
 * Measures largest contentful paint and layout shift on a slow phone (4x processor, 1.6 Mbit/s, 150 ms) and home's first
 * visit. With `EVERY_PAGE=1` it visits every page of the sitemap once, and measures those that were slowest or moved.
 */
export async function measurePaint(): Promise<Row[]> {
  const served = await serve({ port: 4811 });
  const plainServer = createServer((_, response) => response.setHeader("content-type", "text/html").end(oneLine));
  await once(plainServer.listen(0, "127.0.0.1"), "listening");
  const plainUrl = `http://localhost:${(plainServer.address() as AddressInfo).port}/`;
  await settle(served);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const pages = listedPages
      ? await findSlowest(listedPages, (path) => slowVisit(browser, served.url + path))
      : somePages;
    const urls = [plainUrl, ...pages.map((path) => served.url + path)];
    const [base, ...reached] = await mediansInTurns(urls, (url) => slowVisit(browser, url));
    const rows: Row[] = [{ what: "LCP of a page with one line of text", budget: "", reached: `${base!.lcp} ms` }];
    for (const [i, { lcp, shift }] of reached.entries()) {
      const path = pages[i]!;
      const ratio = lcp / base!.lcp;
      rows.push(
        { what: `LCP of ${path}`, budget: "<= 500 ms", reached: `${lcp} ms`, met: lcp <= 500 },
        { what: `  against one line of text`, budget: "<= 2 x", reached: `${ratio.toFixed(2)} x`, met: ratio <= 2 },
        { what: `  layout shift`, budget: "0", reached: String(shift), met: shift === 0 },
      );
    }
    return [...rows, ...(await firstVisit(browser, `${served.url}/`))];
  } finally {
    await browser.close();
    plainServer.close();
    await served.stop();
    removeData(served);
  }
}

/** Visits every page once; returns those with the latest paint, and those that moved. */
async function findSlowest(paths: string[], visit: (path: string) => Promise<Visit>): Promise<string[]> {
  const visits: (Visit & { path: string })[] = [];
  for (const path of paths) visits.push({ path, ...(await visit(path)) });
  visits.sort((a, b) => b.lcp - a.lcp);
  const median = visits[visits.length >> 1]!.lcp;
  console.log(
    `${visits.length} pages visited once: ${visits.at(-1)!.lcp} to ${visits[0]!.lcp} ms, median ${median} ms`,
  );
  return visits.filter(({ shift }, place) => place < slowestPages || shift > 0).map(({ path }) => path);
}

async function slowVisit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await slowDown(page);
  await page.addInitScript(observePaint);
  // A new tab needs half a second to start its process, which would count as the page's time.
  await page.waitForTimeout(600);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1200);
  const paint = await page.evaluate(() => (globalThis as unknown as { paint: { lcp: number; shift: number } }).paint);
  await page.close();
  return { lcp: Math.round(paint.lcp), shift: Math.round(paint.shift * 1000) / 1000 };
}

function observePaint() {
  const paint = { lcp: 0, shift: 0 };
  Object.assign(globalThis, { paint });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Visits the addresses in turns, so that a machine that becomes slower is slower for all of them. */
async function mediansInTurns(urls: string[], visit: (url: string) => Promise<Visit>): Promise<Visit[]> {
  const visits = urls.map((): Visit[] => []);
  for (let round = 0; round < rounds; round++) for (const [i, url] of urls.entries()) visits[i]!.push(await visit(url));
  return visits.map((some) => some.sort((a, b) => a.lcp - b.lcp)[some.length >> 1]!);
}

/** Measures what a first visit fetches, without design tokens, speculation rules and events. */
async function firstVisit(browser: Browser, url: string): Promise<Row[]> {
  const page: Page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  let bytes = 0;
  let requests = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const counted = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (
      /design-tokens|speculation-rules|\/events|client\/tokens|refresh-/.test(request.url) ||
      request.url.startsWith("data:")
    )
      return;
    counted.add(requestId);
    requests++;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  await page.close();
  return [
    {
      what: "First visit to home, all bytes",
      budget: "<= 120 KB",
      reached: kilobytes(bytes),
      met: bytes <= 120 * 1024,
    },
    { what: "First visit to home, requests", budget: "<= 10", reached: String(requests), met: requests <= 10 },
  ];
}
