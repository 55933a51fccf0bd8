import { afterEach, beforeAll, expect, test } from "vitest";
import { documentOf, editableSets } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { setLocales, setNames } from "#content/sets.ts";
import { textsOf } from "#content/texts-of.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { listDocuments } from "#publishing/documents/list-documents.server.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { runsAll } from "../support/runs-all.ts";
import { changeAtRandom, pick, seededRandom } from "./random-words.ts";

const edits = runsAll ? 200 : 80;

eachDatabase((open, engine) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
  });
  afterEach(() => setPublishedWords(createWordLayer([])));

  test(`${edits} random edits: each is published and readable, or refused with its field named`, async () => {
    const random = seededRandom(engine === "PGlite" ? 19 : 1945);
    const words = createPublishedWords(base.db, () => {});
    const now = () => new Date("2026-11-22T02:00:00Z");
    const publishing = {
      db: base.db,
      now,
      needsReview: false,
      readPictures: describePictures,
      reload: async () => void (await words.reload()),
    };
    const actor = { kind: "operator", name: "test" } as const;
    const names = (await listDocuments(base.db, () => [])).map(({ name }) => name);
    const versions = new Map<string, number>();
    let published = 0;

    for (let number = 0; number < edits; number++) {
      const name = pick(random, names);
      const document = documentOf(name);
      const locale = pick(random, setLocales(document.set));
      const before = readPublishedDocument(document, locale);
      if (!before) continue;
      const change = changeAtRandom(before, random);
      const place = { document: name, locale };
      const version = versions.get(`${locale}/${name}`) ?? 0;
      const saved = await saveDraft(publishing, actor, { ...place, words: change.words, version });
      const edit = `${number}: ${locale}/${name} ${change.paths.map((keys) => keys.join("/")).join(", ")}`;
      if (!saved.ok) {
        expect(saved.code, edit).toBe("invalid");
        continue;
      }
      const result = await publish(publishing, actor, { items: [{ ...place, version: saved.version }] });
      versions.set(`${locale}/${name}`, saved.version + (result.ok ? 1 : 0));
      if (result.ok) {
        published++;
        // What was published is what is read, but for the facts in it.
        const texts = new Set([...textsOf(readSet(locale, document.set))].map(({ value }) => value));
        for (const { value } of textsOf(change.words))
          if (!value.includes("{facts.")) expect(texts.has(value) || texts.has(value.trim()), edit).toBe(true);
      } else {
        expect(result.code, edit).toBe("words_invalid");
        const issues = result.code === "words_invalid" ? result.issues : [];
        for (const { issue } of issues) expect(issue.path.length, `${edit}: ${issue.message}`).toBeGreaterThan(0);
        expect(readPublishedDocument(document, locale), edit).toEqual(before);
      }
    }
    expect(published).toBeGreaterThan(edits / 10);
    expect(published).toBeLessThan(edits);
    for (const set of setNames) for (const locale of setLocales(set)) readSet(locale, set);
    expect(editableSets.length).toBeGreaterThan(50);
  });
});
