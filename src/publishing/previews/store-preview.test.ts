import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { readWithDrafts } from "#content/reading.server.ts";
import type { Words } from "../tables.server.ts";
import { layerOf } from "./store-preview.server.ts";

/** Draws the set as a preview of words shows it. */
async function previewed(words: Words) {
  const documents = [{ name: "common", locale: "id" as const, words }];
  return readWithDrafts(
    layerOf({ documents }),
    (_locale, _set, drawn) => drawn,
    async () => readSet("id", "common").company,
  );
}

const { company, ...common } = readSet("id", "common");
const draft = (tagline: string, href: string) => ({
  ...common,
  company: { ...company, tagline, social: [{ name: "Kami", href }] },
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "javascript:alert",
  "vbscript:x",
  "data:text/html,x",
  "http://evil.example",
])("a preview shows no link to %s", async (address) => {
  const { tagline, social } = await previewed(draft(`Baca **ini** dan [itu](${address}) di \`sini\``, address));
  expect(tagline).toBe("Baca **ini** dan itu di `sini`");
  expect(social[0]!.href).toBe("#");
});

test.each(["/products", "#top", "https://mitra.example/a", "mailto:halo@contoh.id"])(
  "a preview keeps a link to %s, which may be published",
  async (address) => {
    const text = `Baca [itu](${address}) dan [that](lang:en)`;
    const { tagline, social } = await previewed(draft(text, address));
    expect([tagline, social[0]!.href]).toEqual([text, address]);
  },
);
