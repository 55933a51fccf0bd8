import { afterEach, expect, test } from "vitest";
import { readSet, setPublishedWords } from "./read-set.server.ts";
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

test("published words that do not fit are never shown", () => {
  publish({ ...structuredClone(shipped()), hero: { title: "x".repeat(500), lead: "short" } });
  expect(() => readSet("en", "about-us")).toThrow("is not valid");
});
