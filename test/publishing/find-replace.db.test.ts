import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

interface Match {
  document: string;
  locale: string;
  version: number;
  path: string;
  value: string;
  problem: string | null;
}

interface Draft {
  document: string;
  version: number;
}

eachDatabase((open) => {
  let db: Database;
  let app: FastifyInstance;
  const now = () => new Date("2026-11-22T02:00:00Z");

  beforeAll(async () => {
    db = (await open()).db;
    app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
  });

  async function send<Data>(path: string, payload: object, as = "editor") {
    const headers = { authorization: `Bearer ${as}` };
    const response = await app.inject({ method: "POST", url: `/api/admin/content/${path}`, headers, payload });
    return { ...response.json(), status: response.statusCode } as { status: number; data: Data };
  }
  const find = async (body: object) => (await send<{ matches: Match[] }>("find", body)).data.matches;

  test("found in both languages or one, in capital letters or not; replaced in the named fields alone, as drafts", async () => {
    const all = await find({ text: "lebaran compared with LEBARAN" });
    expect(all.map(({ document, locale, path }) => [document, locale, path])).toContainEqual([
      "bigview",
      "en",
      "/stories/items/0/title",
    ]);
    expect(await find({ text: "lebaran compared with LEBARAN", match_case: true })).toEqual([]);
    expect(await find({ text: "Lebaran compared with Lebaran", locale: "id" })).toEqual([]);

    const { document, locale, version, path } = all[0]!;
    const replace = { text: "Lebaran", replacement: "Eid", items: [{ document, locale, version, paths: [path] }] };
    expect(await send("replace", replace, "viewer")).toMatchObject({ status: 404 });
    expect(await send("replace", replace)).toMatchObject({
      status: 200,
      data: { drafts: [{ document, locale, version: version + 1, before: null, paths: [path] }], refused: [] },
    });
    expect(await find({ text: "Eid compared with Eid" })).toMatchObject([{ document, path, version: version + 1 }]);
    // The other fields of the document have it still.
    expect((await find({ text: "Lebaran", locale: "en" })).some((match) => match.document === document)).toBe(true);
    expect(await send("replace", replace)).toMatchObject({
      data: { drafts: [], refused: [{ document, locale, path, code: "stale_version" }] },
    });
    const versions = await db.selectFrom("content_versions").select(["origin", "note"]).execute();
    expect(versions).toEqual([{ origin: "replaced", note: "Lebaran → Eid" }]);
  });

  test("fields that cannot have the replacement stay as they are, each with its reason; the others are replaced", async () => {
    const [match] = await find({ text: "dasbor", locale: "id", group: "products" });
    const { document, locale, version, path } = match!;
    const gone = "/no/such/field";
    const items = [{ document, locale, version, paths: [path, gone] }];
    expect(await send("replace", { text: "dasbor", replacement: "papan", items })).toMatchObject({
      data: {
        drafts: [{ document, paths: [path] }],
        refused: [{ document, locale, path: gone, code: "text_gone", message: null }],
      },
    });

    const long = "kata yang panjang sekali ".repeat(12).trim();
    const found = await find({ text: "BigView", locale: "id", replacement: long });
    const title = found.find((each) => each.document === "bigview" && each.path === "/name")!;
    expect(title.problem).toMatch(/\S/);
    const paths = found.filter((each) => each.document === "bigview").map((each) => each.path);
    const result = await send<{ drafts: { paths: string[] }[]; refused: object[] }>("replace", {
      text: "BigView",
      replacement: long,
      items: [{ document: "bigview", locale: "id", version: title.version, paths }],
    });
    expect(result.data.refused).toContainEqual({
      document: "bigview",
      locale: "id",
      path: "/name",
      code: "invalid",
      message: title.problem,
    });
    // What the preview called valid is what was replaced.
    const valid = found.filter((each) => each.document === "bigview" && each.problem === null);
    expect(result.data.drafts.flatMap((draft) => draft.paths)).toEqual(valid.map((each) => each.path));
  });

  test("whole words, one group; taken back with one press, but for what was changed since", async () => {
    const all = await find({ text: "pelanggan", locale: "id" });
    const whole = await find({ text: "pelanggan", locale: "id", whole_words: true });
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.length).toBeLessThanOrEqual(all.length);
    const products = await find({ text: "BigAction", locale: "id", group: "products" });
    expect(new Set(products.map(({ document }) => document)).has("about-us")).toBe(false);

    const [one, other] = ["bigaction", "bigmarket"].map((name) => {
      const { document, locale, version, path } = all.find(({ document }) => document === name)!;
      return { document, locale, version, paths: [path] };
    });
    const before = (await find({ text: "pelanggan", locale: "id" })).length;
    const { data } = await send<{ drafts: Draft[] }>("replace", {
      text: "pelanggan",
      replacement: "pembeli",
      items: [one, other],
    });
    const [first, second] = data.drafts as [Draft, Draft];
    const again = { text: "pembeli", replacement: "klien", items: [{ ...other!, version: second.version }] };
    expect((await send<{ drafts: Draft[] }>("replace", again)).data.drafts).toHaveLength(1);
    expect(await send("replace/undo", { items: data.drafts }, "viewer")).toMatchObject({ status: 404 });
    expect(await send("replace/undo", { items: data.drafts })).toMatchObject({
      status: 200,
      data: {
        drafts: [{ document: "bigaction", version: first.version + 1 }],
        stale: [{ document: "bigmarket", locale: "id" }],
      },
    });
    expect((await find({ text: "pelanggan", locale: "id" })).length).toBe(before - 1);
    expect((await find({ text: "klien", locale: "id" })).some(({ document }) => document === "bigmarket")).toBe(true);
  });
});
