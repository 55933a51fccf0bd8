import { afterEach, expect, test } from "vitest";
import { readShipped, setPublishedWords } from "../read-set.server.ts";
import { createWordLayer } from "../word-layer.ts";
import { checkFacts } from "./facts.server.ts";

afterEach(() => setPublishedWords(createWordLayer([])));

test("a legal text must not name a fact that is a sample; one that is confirmed it may", () => {
  const words = structuredClone(readShipped("en", "privacy-policy")) as { lead: string };
  const publish = (lead: string) =>
    setPublishedWords(createWordLayer([{ document: "privacy-policy", locale: "en", words: { ...words, lead } }]), [
      "en/privacy-policy",
    ]);
  publish("We reply within {facts.responseNormal}.");
  expect(checkFacts()).toEqual([]);
  publish("Your data is kept in {facts.dataCentre}.");
  expect(checkFacts()).toMatchObject([
    {
      code: "sample_in_legal_text",
      values: { fact: "dataCentre" },
      locale: "en",
      set: "privacy-policy",
      keys: ["lead"],
    },
  ]);
});
