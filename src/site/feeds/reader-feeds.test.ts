import { expect, test } from "vitest";
import { readEntries } from "#content/read-entry.server.ts";
import { readSet } from "#content/read-set.server.ts";
import type { SiteServices } from "../site-services.ts";
import { rss } from "./reader-feeds.ts";

const resourceSlugs = [...readEntries("id", "resources").keys()];

function feedOf(pathname: string, now = "2026-11-20T00:00:00Z"): string {
  const services = { origin: "https://example.test", now: () => new Date(now) } as SiteServices;
  return String(rss(services, pathname.match(/^\/(?:(en)\/)?feed\.xml$/)!).body);
}

const count = (text: string, part: string) => text.split(part).length - 1;

test("holds every article, in the language's own words and addresses", () => {
  const [id, en] = [feedOf("/feed.xml"), feedOf("/en/feed.xml")];
  expect(count(id, ">resource:")).toBe(resourceSlugs.length);
  expect(id).toContain("<language>id</language>");
  expect(id).toContain(`<link>https://example.test/resources/${resourceSlugs[0]}</link>`);
  expect(en).toContain(`<link>https://example.test/en/resources/${resourceSlugs[0]}</link>`);
  expect(en).not.toContain("/v2/");
});

test("the newest comes first", () => {
  const dates = Array.from(feedOf("/feed.xml").matchAll(/<pubDate>([^<]+)/g), ([, date]) => Date.parse(date!));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test("an event is included only while it is near and still to come", () => {
  const { id, starts } = readSet("id", "events").items[0]!;
  const begins = Date.parse(`${starts}:00+07:00`);
  const at = (days: number) => feedOf("/feed.xml", new Date(begins + days * 86_400_000).toISOString());
  expect(at(-7)).toContain(`event:${id}<`);
  expect(at(1)).not.toContain(`event:${id}<`);
  expect(at(-70)).not.toContain(`event:${id}<`);
});

test("an event that is a sample says so", () => {
  const { items, note } = readSet("id", "events");
  const { sample, starts } = items[0]!;
  expect(sample).toBe(true);
  const feed = feedOf("/feed.xml", new Date(Date.parse(`${starts}:00+07:00`) - 7 * 86_400_000).toISOString());
  expect(feed).toContain(note);
});

test("is well-formed: texts are escaped", () => {
  const stripped = feedOf("/en/feed.xml").replace(/&(amp|lt|gt|quot);/g, "");
  expect(stripped).not.toContain("&");
});
