import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import type { FactRow } from "#publishing/content-view.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import type { ParityView } from "#publishing/parity/parity-contract.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import { registerSitePages } from "#site/register-site-pages.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

type Tree = Record<string, never> & { hero: { title: string; lead: string } };

/** Words that break one rule each; none of them prevents words from being published. */
const faults: [set: string, locale: "id" | "en", field: "title" | "lead", text: string][] = [
  ["bigview", "en", "lead", "Sambungkan data Anda dan tulis pertanyaan yang ada, lalu bagikan hasil itu untuk semua."],
  ["bigone", "id", "title", "Fitur unggahan untuk semua tim"],
];

eachDatabase((open) => {
  let base: OpenDatabase;
  let clock = new Date("2026-11-20T02:00:00Z");
  const now = () => clock;
  let publishing: Parameters<typeof publish>[0];
  const actor = { kind: "operator", name: "test" } as const;
  let app: FastifyInstance;
  let read: () => Promise<ParityView>;

  beforeAll(async () => {
    base = await open();
    const words = createPublishedWords(base.db, () => {});
    publishing = {
      db: base.db,
      now,
      needsReview: false,
      readPictures: describePictures,
      reload: async () => void (await words.reload()),
    };
    const deps = testDeps(base.db, {
      now,
      publishing,
      pagesOfDocument: ({ name }) => [`/${name}`],
      authenticate: staffLogin(base.db, now),
    });
    app = await buildApi(deps, { calls: auditedCalls(base.db) });
    read = async () => {
      const response = await app.inject({
        url: "/api/admin/content/parity",
        headers: { authorization: "Bearer viewer" },
      });
      return response.json().data;
    };
    registerSitePages();
  });
  afterAll(() => setPublishedWords(createWordLayer([])));

  const shipped = (set: string, locale: string) =>
    JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8")) as Tree;
  async function publishWords(document: string, locale: "id" | "en", words: object) {
    const row = await base.db
      .selectFrom("content_documents")
      .select("version")
      .where("document", "=", document)
      .where("locale", "=", locale)
      .executeTakeFirst();
    const saved = await saveDraft(publishing, actor, {
      document,
      locale,
      words: words as never,
      version: row?.version ?? 0,
    });
    if (!saved.ok) throw new Error(saved.code);
    return publish(publishing, actor, { items: [{ document, locale, version: saved.version }] });
  }

  test("the board says of the published words what the check says of the same words in files", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bigsuite-parity-"));
    cpSync("content", join(folder, "content"), { recursive: true });
    for (const [set, locale, field, text] of faults) {
      const words = shipped(set, locale);
      words.hero[field] = text;
      writeFileSync(join(folder, "content", locale, `${set}.json`), JSON.stringify(words));
      expect(await publishWords(set, locale, words)).toMatchObject({ ok: true, state: "published" });
    }
    let lines = "";
    try {
      lines = execFileSync(process.execPath, [join(process.cwd(), "scripts/check-content.ts")], {
        cwd: folder,
        encoding: "utf8",
      });
    } catch (error) {
      lines = (error as { stdout: string }).stdout;
    }
    const found = lines.trimEnd().split("\n").slice(0, -1);
    // What was published is compared by its versions, not by the record of the files; the back office is not edited here.
    const ofFiles = found.filter(
      (line) => !/^(bigview|bigone): .* changed since|^admin|\/admin[\w-]*\.json /.test(line),
    );
    const board = await read();
    const ofBoard = board.documents.flatMap(({ problems }) => problems.filter(({ code }) => code !== "stale"));
    expect(ofFiles.some((line) => line.includes("bigview.json hero.lead seems to be in the other language"))).toBe(
      true,
    );
    expect(ofBoard.map(({ message }) => message).toSorted()).toEqual(ofFiles.toSorted());
    expect(board.documents.find(({ document }) => document === "bigview")!.problems).toContainEqual(
      expect.objectContaining({ kind: "language", code: "other_language", locale: "en", path: "/hero/lead" }),
    );
  });

  test("facts that are samples come first, each with the texts that name it and their pages", async () => {
    const response = await app.inject({
      url: "/api/admin/content/facts",
      headers: { authorization: "Bearer viewer" },
    });
    const { data } = response.json();
    expect(data.map(({ sample }: { sample: boolean }) => sample)).toEqual(
      data.map(({ sample }: { sample: boolean }) => sample).toSorted((a: boolean, b: boolean) => Number(b) - Number(a)),
    );
    const documents = Object.fromEntries(
      data.map(({ key, documents }: FactRow) => [key, documents.map(({ name, pages }) => [name, ...pages])]),
    );
    expect(documents.aiModels).toContainEqual(["ai", "/ai"]);
    expect(documents.workspaceTime).toContainEqual(["terms-and-conditions", "/terms-and-conditions"]);
  });

  test("a text is stale from the moment that its other language changed; the most visited page is first", async () => {
    await publishWords("biglake", "id", {
      ...shipped("biglake", "id"),
      hero: { ...shipped("biglake", "id").hero, title: "Judul data lake yang baru sekali" },
    });
    const day = {
      day: "2026-11-19",
      locale: "id",
      edition: "v1",
      utm_source: "",
      utm_medium: "",
      utm_campaign: "",
    } as const;
    await base.db
      .insertInto("insight_days")
      .values({ ...day, name: "page_view", path: "/biglake", count: 7 })
      .execute();
    const [first] = (await read()).documents;
    expect(first).toMatchObject({ document: "biglake", views: 7 });
    expect(first!.problems).toContainEqual({
      kind: "stale",
      code: "stale",
      values: {},
      locale: "en",
      path: "/hero/title",
      message: "",
      since: clock.toISOString(),
      by: "operator:test",
    });
    expect(first!.percent.en).toBeLessThan(first!.percent.id!);
    clock = new Date("2026-11-20T03:00:00Z");
    await publishWords("biglake", "en", {
      ...shipped("biglake", "en"),
      hero: { ...shipped("biglake", "en").hero, title: "A data lake title that is new" },
    });
    const [after] = (await read()).documents;
    expect(after!.problems.filter(({ code, locale }) => code === "stale" && locale === "en")).toEqual([]);
  });

  test("what keeps a draft from being published is work at its field, and no part of the percentages", async () => {
    const before = (await read()).documents.find(({ document }) => document === "bigaction")!;
    const words = shipped("bigaction", "en");
    await saveDraft(publishing, actor, {
      document: "bigaction",
      locale: "en",
      words: { ...words, hero: { lead: "", title: "long ".repeat(40).trim() } } as never,
      version: 0,
    });
    const after = (await read()).documents.find(({ document }) => document === "bigaction")!;
    expect(after.problems).toEqual([
      ...before.problems,
      expect.objectContaining({ kind: "length", code: "draft", locale: "en", path: "/hero/title" }),
      expect.objectContaining({ code: "draft", locale: "en", path: "/hero/lead" }),
    ]);
    expect(after.percent).toEqual(before.percent);
  });

  test("a link that leads to no page keeps words from being published", async () => {
    const words = shipped("bigbuilder", "id");
    const lead = `${words.hero.lead.slice(0, 150)} [lihat](/no-such-page)`;
    const result = await publishWords("bigbuilder", "id", { ...words, hero: { ...words.hero, lead } });
    expect(result).toMatchObject({
      ok: false,
      code: "words_invalid",
      issues: [{ issue: { path: ["hero", "lead"], message: "leads_nowhere" } }],
    });
  });
});
