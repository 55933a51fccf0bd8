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
      data: { drafts: [{ document, locale, version: version + 1 }], stale: [] },
    });
    expect(await find({ text: "Eid compared with Eid" })).toMatchObject([{ document, path, version: version + 1 }]);
    // The other fields of the document have it still.
    expect((await find({ text: "Lebaran", locale: "en" })).some((match) => match.document === document)).toBe(true);
    expect(await send("replace", replace)).toMatchObject({ data: { drafts: [], stale: [{ document, locale }] } });
    const versions = await db.selectFrom("content_versions").select(["origin", "note"]).execute();
    expect(versions).toEqual([{ origin: "replaced", note: "Lebaran → Eid" }]);
  });

  test("a field that no longer has the text leaves its document as it is", async () => {
    const [match] = await find({ text: "dasbor", locale: "id" });
    const { document, locale, version } = match!;
    const items = [{ document, locale, version, paths: [match!.path, "/no/such/field"] }];
    expect(await send("replace", { text: "dasbor", replacement: "papan", items })).toMatchObject({
      data: { drafts: [], stale: [{ document, locale }] },
    });
  });
});
