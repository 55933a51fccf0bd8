import { beforeAll, expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { readWithDrafts } from "#content/reading.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { createFieldMarks } from "#page-server/preview/preview-pages.ts";
import { findPreview, storePreview } from "#publishing/previews/store-preview.server.ts";
import { publishingRetention } from "#publishing/retention.server.ts";
import type { Preview } from "#publishing/tables.server.ts";
import { eachDatabase } from "../support/databases.ts";

const preview: Preview = { path: "/about-us", locale: "id", edition: "v1", theme: null, documents: [] };
const day = (number: number) => new Date(`2026-11-${number}T02:00:00Z`);

eachDatabase((open) => {
  let db: Database;
  beforeAll(async () => {
    db = (await open()).db;
  });

  test("a preview is found by its token until it expires; only its author replaces it", async () => {
    const token = await storePreview(db, { preview, by: "one", expires_at: day(21) });
    const changed = { ...preview, edition: "v2" as const };
    expect(await storePreview(db, { id: token, preview: changed, by: "one", expires_at: day(21) })).toBe(token);
    const other = await storePreview(db, { id: token, preview, by: "two", expires_at: day(21) });
    expect(other).not.toBe(token);
    expect(await findPreview(db, token, day(20))).toEqual(changed);
    expect(await findPreview(db, token, day(21))).toBeUndefined();
    await applyRetention(db, publishingRetention, day(22));
    expect(await db.selectFrom("content_previews").select("token_hash").execute()).toEqual([]);
  });
});

test("drafts are seen by the page they are drawn for alone, each text with the number of its field", async () => {
  const published = readSet("id", "about-us");
  const drafts = createWordLayer([
    {
      document: "about-us",
      locale: "id",
      words: { ...published, hero: { ...published.hero, title: "Judul yang baru" } },
    },
  ]);
  const { mark, fields } = createFieldMarks();
  const title = await readWithDrafts(drafts, mark, async () => readSet("id", "about-us").hero.title);
  expect(title.replace(/[\u200b\u200c\u2060-\u2063]/g, "")).toBe("Judul yang baru");
  expect(fields).toContainEqual({ document: "about-us", locale: "id", path: "/hero/title" });
  expect(readSet("id", "about-us")).toBe(published);
});

test("a text of a collection's entry leads to the entry", async () => {
  const { mark, fields } = createFieldMarks();
  const slug = await readWithDrafts(createWordLayer([]), mark, async () => readSet("id", "resources").items[0]!.slug);
  expect(fields).toContainEqual({ document: `resources:${slug}`, locale: "id", path: "/title" });
});
