import { expect, test } from "vitest";
import { pageTable } from "../page-table.ts";
import type { SiteServices } from "../site-services.ts";
import { makeFeed } from "./make-feed.ts";

async function textOf(pathname: string, services: Partial<SiteServices> = {}): Promise<string | undefined> {
  const now = () => new Date("2026-11-20T00:00:00Z");
  const feed = await makeFeed(pathname, {
    origin: "https://example.test",
    listed: true,
    now,
    ...services,
  } as SiteServices);
  return feed && String(feed.body);
}

test("security.txt names a contact, its own URL and an expiry within a year", async () => {
  const text = (await textOf("/.well-known/security.txt"))!;
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: https://example.test/.well-known/security.txt");
  const ends = Date.parse(text.match(/^Expires: (\S+)$/m)![1]!);
  expect(ends).toBeGreaterThan(Date.parse("2026-12-20"));
  expect(ends).toBeLessThan(Date.parse("2027-11-20"));
});

test("the sitemap dates pages by their words and names the version for other languages", async () => {
  const sitemap = (await textOf("/sitemap.xml"))!;
  const entries = sitemap.match(/<url>.*<\/url>/g)!;
  const about = entries.find((entry) => entry.includes("<loc>https://example.test/en/about-us</loc>"))!;
  expect(about).toContain('hreflang="x-default" href="https://example.test/about-us"');
  const article = entries.find((entry) => entry.includes("/resources/"))!;
  expect(article).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  const story = entries.find((entry) => entry.includes("/success-story"))!;
  expect(story).not.toContain("hreflang");
});

test("llms.txt leads only to pages that exist", async () => {
  const text = (await textOf("/llms.txt"))!;
  const paths = Array.from(text.matchAll(/\(https:\/\/example\.test\/en(\/[^)]+)\)/g), ([, path]) => path!);
  expect(paths.length).toBeGreaterThan(13);
  for (const path of paths) expect(pageTable.map((row) => row.path)).toContain(path);
  expect(text).not.toContain("undefined");
});

test("the calendar of all events leaves out those that are over, and reminds of each an hour before", async () => {
  const later = await textOf("/events/all.ics", { now: () => new Date("2026-12-05T00:00:00Z") });
  expect(later).not.toContain("DTSTART:20261203");
  expect(later).toContain("DTSTART:20261209");
  expect(later!.match(/TRIGGER:-PT1H/g)).toHaveLength(later!.match(/BEGIN:VEVENT/g)!.length);
  const over = await textOf("/events/all.ics", { now: () => new Date("2100-01-01T00:00:00Z") });
  expect(over).not.toContain("BEGIN:VEVENT");
});

test("a staging site disallows search engines and lists no page", async () => {
  expect(await textOf("/robots.txt", { listed: false })).toBe("User-agent: *\nDisallow: /\n");
  expect(await textOf("/sitemap.xml", { listed: false })).toBeUndefined();
  expect(await textOf("/robots.txt")).toContain("Sitemap: https://example.test/sitemap.xml");
});

test("the manifest of each language names its application and what belongs to it", async () => {
  const [id, en] = [await textOf("/manifest.id.webmanifest"), await textOf("/manifest.en.webmanifest")];
  expect(JSON.parse(id!)).toMatchObject({ id: "/", start_url: "/", scope: "/" });
  expect(JSON.parse(en!)).toMatchObject({ id: "/en", start_url: "/en", scope: "/" });
});

test("the manifest has an icon that a phone may crop to its own shape", async () => {
  const { icons } = JSON.parse((await textOf("/manifest.id.webmanifest"))!);
  expect(icons.map(({ purpose = "any" }) => purpose)).toEqual(["any", "any", "maskable"]);
});
