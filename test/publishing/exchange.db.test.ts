import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { runCommand } from "#infra/operator/operator.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { contentCommands } from "#publishing/exchange/content-commands.server.ts";
import { formatWords } from "#publishing/exchange/word-files.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";

const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-exchange-")) });
const now = () => new Date("2026-11-22T02:00:00Z");

type Tree = Record<string, unknown> & { hero: { title: string } };

eachDatabase((open) => {
  let db: Database;
  let folder: string;

  beforeAll(async () => {
    db = (await open()).db;
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bigsuite-words-"));
    cpSync("content", folder, { recursive: true });
  });
  afterEach(async () => {
    setPublishedWords(createWordLayer([]));
    await db.deleteFrom("content_publications").execute();
    await db.deleteFrom("content_documents").execute();
    await db.deleteFrom("content_versions").execute();
  });

  async function run(...args: string[]) {
    let shown = "";
    const deps = { config, company: config.companyDefaults, db, jobs: recordingJobs(), now };
    const ok = await runCommand(
      contentCommands(describePictures),
      ["content", ...args, "--folder", folder],
      deps,
      (text) => {
        shown += text;
      },
    );
    return { ok, shown };
  }
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  function edit(file: string, change: (words: Tree) => void): void {
    const words = JSON.parse(text(file));
    change(words);
    writeFileSync(join(folder, file), formatWords(words, text(file)));
  }

  test("nothing published: export writes nothing and diff finds nothing", async () => {
    expect((await run("export")).shown).toBe("The files say what is published.\n");
    expect((await run("diff")).shown).toBe("The files say what is published.\n");
  });

  test("changed files become drafts, or are published as one change; exported, they are the same to the byte", async () => {
    const article = (words: unknown) => (words as { items: { slug: string; title: string }[] }).items;
    edit("id/bigview.json", (words) => {
      words.hero.title = "Dasbor dari berkas";
    });
    edit("en/resources.json", (words) => {
      const [first] = article(words);
      first!.title = "A title from the file";
      article(words).push({
        ...first!,
        slug: "a-new-article",
        title: "A new article",
        published: "2020-01-01",
      } as never);
    });
    expect((await run("diff")).shown).toContain('/hero/title\n    file:      "Dasbor dari berkas"');
    expect((await run("import")).shown).toContain("draft    id/bigview\n");
    expect(readSet("id", "bigview").hero.title).not.toBe("Dasbor dari berkas");

    expect(await run("import", "--publish")).toMatchObject({ ok: true });
    expect(readSet("id", "bigview").hero.title).toBe("Dasbor dari berkas");
    expect(readSet("en", "resources").items.at(-1)!.slug).toBe("a-new-article");
    expect((await run("diff")).shown).toBe("The files say what is published.\n");

    const [page, list] = [text("id/bigview.json"), text("en/resources.json")];
    cpSync("content", folder, { recursive: true });
    expect((await run("export")).shown).toContain("2 files written.");
    expect([text("id/bigview.json"), text("en/resources.json")]).toEqual([page, list]);
    expect((await run("import")).shown).toBe("No new drafts.\n");
  });

  test("an entry that the files lack is taken away only on request; words of another form are left alone", async () => {
    edit("id/events.json", (words) => (words.items as unknown[]).pop());
    edit("id/biglake.json", (words) => {
      words.extra = "not a field";
    });
    const { shown } = await run("import", "--publish");
    expect(shown).toContain("--remove takes it away");
    expect(shown).toContain("skipped  id/biglake: has keys");
    const before = readSet("id", "events").items.length;
    await run("import", "--publish", "--remove");
    expect(readSet("id", "events").items).toHaveLength(before - 1);
  });

  test("a draft that somebody works on is skipped, and words that cannot be published stay drafts", async () => {
    edit("en/bigone.json", (words) => {
      words.hero.title = "x".repeat(400);
    });
    const refused = await run("import", "--publish");
    expect(refused.ok).toBe(false);
    expect(refused.shown).toContain("invalid  en/bigone /hero/title");
    edit("en/bigone.json", (words) => {
      words.hero.title = "Another title";
    });
    expect((await run("import")).shown).toContain("skipped  en/bigone: has an unfinished draft");
  });

  test("an export into an empty folder is the whole of the words, as the files have them", async () => {
    folder = mkdtempSync(join(tmpdir(), "bigsuite-empty-"));
    await run("export");
    for (const file of ["id/customers.json", "en/index.json"])
      expect(text(file)).toBe(readFileSync(join("content", file), "utf8"));
    expect(existsSync(join(folder, "id/admin.json"))).toBe(false);
  });
});
