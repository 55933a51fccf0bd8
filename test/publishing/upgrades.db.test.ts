import type { FastifyInstance } from "fastify";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readShipped, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { digestWords } from "#publishing/documents/add-version.server.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

interface Field {
  path: string;
  base: unknown;
  shipped: unknown;
  edited: unknown;
}
interface Upgrade {
  document: string;
  locale: string;
  version: number;
  taken: Field[];
  conflicts: Field[];
}
type Words = { hero: { title: string; lead: string } } & Record<string, unknown>;

eachDatabase((open) => {
  let db: Database;
  let app: FastifyInstance;
  const now = () => new Date("2026-11-22T02:00:00Z");
  const shipped = readShipped("id", "bigview") as Words;

  beforeAll(async () => {
    db = (await open()).db;
    app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
  });
  afterEach(() => setPublishedWords(createWordLayer([])));

  async function send<Data>(method: "GET" | "POST", path: string, payload?: object) {
    const headers = { authorization: "Bearer editor" };
    const url = `/api/admin/content/upgrades${path}`;
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { ...response.json(), status: response.statusCode } as { status: number; data: Data };
  }

  /** Saves a draft as an editor did before the upgrade, when the shipped words were others. */
  async function draftBefore(base: Words, words: Words) {
    const saved = await saveDraft(
      { db, now },
      { kind: "operator", name: "test" },
      { document: "bigview", locale: "id", words, version: 0 },
    );
    expect(saved).toMatchObject({ ok: true });
    const json = JSON.stringify(base);
    await db
      .insertInto("content_bases")
      .values({ digest: digestWords(json), words: json })
      .execute();
    await db
      .updateTable("content_versions")
      .set({ base_digest: digestWords(json) })
      .execute();
  }

  test("fields of one side merge by themselves, those of both wait for a choice", async () => {
    expect((await send<Upgrade[]>("GET", "")).data).toEqual([]);
    const base = { ...shipped, name: "Nama lama", hero: { title: "Judul lama", lead: "Isi lama" } };
    await draftBefore(base, { ...base, name: "Nama lama", hero: { title: "Judul editor", lead: "Isi lama" } });

    const [upgrade] = (await send<Upgrade[]>("GET", "")).data;
    expect(upgrade).toMatchObject({
      document: "bigview",
      locale: "id",
      conflicts: [{ path: "/hero/title", base: "Judul lama", shipped: shipped.hero.title, edited: "Judul editor" }],
    });
    expect(upgrade!.taken.map(({ path }) => path).toSorted()).toEqual(["/hero/lead", "/name"]);

    const { version } = upgrade!;
    expect(await send("POST", "/bigview/id", { version })).toMatchObject({ status: 400 });
    expect(await send("POST", "/bigview/id", { version: version - 1 })).toMatchObject({ status: 409 });
    expect(await send("POST", "/bigview/en", { version: 0 })).toMatchObject({ status: 404 });
    // A text that joins both, and our side of a field that only the release changed.
    expect(await send("POST", "/bigview/id", { version, texts: { "/name": "x".repeat(20_001) } })).toMatchObject({
      status: 400,
    });
    const merged = await send<{ words: Words; state: string }>("POST", "/bigview/id", {
      version,
      texts: { "/hero/title": "Judul bersama" },
      choices: { "/name": "edited" },
    });
    expect(merged).toMatchObject({
      status: 200,
      data: { state: "draft", words: { name: "Nama lama", hero: { title: "Judul bersama", lead: shipped.hero.lead } } },
    });
    expect((await send<Upgrade[]>("GET", "")).data).toEqual([]);
  });
});
