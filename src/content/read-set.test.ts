import { afterEach, expect, test } from "vitest";
import { readSet, setPublishedWords } from "./read-set.server.ts";
import { checkSets } from "./rules/sets.server.ts";
import { createWordLayer } from "./word-layer.ts";

const none = createWordLayer([]);
afterEach(() => setPublishedWords(none));

const shipped = () => readSet("en", "about-us");
const publish = (words: unknown) =>
  setPublishedWords(createWordLayer([{ document: "about-us", locale: "en", words }]), ["en/about-us"]);

test("what published words lack after an upgrade is as shipped", () => {
  const { hero, ...older } = structuredClone(shipped());
  publish({ ...older, hero: { title: "Published before" } });
  expect(readSet("en", "about-us").hero).toEqual({ ...hero, title: "Published before" });
});

test("parts of published words that do not fit after an upgrade are as shipped", () => {
  const { hero, ...rest } = structuredClone(shipped());
  const lead = "A lead that was published before the upgrade, and that still fits its place.";
  publish({ ...rest, hero: { title: "x".repeat(500), lead }, gone: "A part that the release has no longer" });
  expect(readSet("en", "about-us")).toEqual({ ...rest, hero: { ...hero, lead } });
  expect([...checkSets()].filter(Boolean)).toContainEqual(
    expect.objectContaining({ code: "invalid", locale: "en", set: "about-us" }),
  );
});

test("an added entry that does not fit after an upgrade is left out, a shipped one is as shipped", () => {
  const before = readSet("en", "changelog").entries;
  const [entry] = before;
  const entries = [
    { document: `changelog:${entry!.slug}`, locale: "en", words: { ...entry, title: 1 } },
    { document: "changelog:added", locale: "en", words: { slug: "added" } },
  ] as const;
  setPublishedWords(createWordLayer(entries), ["en/changelog"]);
  expect(readSet("en", "changelog").entries).toEqual(before);
});
