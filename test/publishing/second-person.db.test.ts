import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { testPassword } from "../support/test-browser.ts";
import { type StaffBrowser, staffBrowser } from "./staff-browser.ts";

interface Language {
  state: string;
  version: number;
  words: { hero: { title: string } };
}
interface Publication {
  id: string;
  state: string;
  note: string | null;
  author: string;
  reviewer: string | null;
  comment: string | null;
}

const origin = "https://www.bigsuite.example";
const roles = ["editor", "admin", "viewer"] as const;
let suite: BuiltSuite;
let people: Record<(typeof roles)[number], StaffBrowser>;

beforeAll(async () => {
  const url = await freshPostgresUrl();
  const base = await openPostgres(url, 2);
  const deps = { db: base.db, jobs: recordingJobs(), now: () => new Date() };
  for (const role of roles)
    expect(
      await createAdmin(deps, { email: `${role}@contoh.id`, username: role, password: testPassword, role }),
    ).toMatchObject({ ok: true });
  await base.close();
  suite = await startBuiltSuite({
    DATABASE_URL: url,
    AUTH_SECRET: "only-for-this-test-and-long-enough",
    PUBLIC_URL: origin,
    PAYMENT_PROVIDER: "simulator",
    PUBLISH_REVIEW: "1",
  });
  const [editor, admin, viewer] = await Promise.all(roles.map((role) => staffBrowser(suite.url, origin, role)));
  people = { editor: editor!, admin: admin!, viewer: viewer! };
});

afterAll(() => suite?.stop());

test("a second person refuses with a reason and approves; who asked cannot, and a viewer can do none of it", async () => {
  const { editor, admin, viewer } = people;
  const shownTitle = async () => {
    const html = await (await fetch(`${suite.url}/products/big-view`)).text();
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replace(/<[^>]+>/g, "");
  };
  const language = async () =>
    (await editor.call<{ languages: { id: Language } }>("GET", "/documents/bigview")).data.languages.id;
  const save = async (title: string) => {
    const { words, version } = await language();
    const draft = { words: { ...words, hero: { ...words.hero, title } }, version };
    return (await editor.call<Language>("PUT", "/documents/bigview/id/draft", draft)).data.version;
  };
  const request = (who: StaffBrowser, version: number) =>
    who.call<Publication>("POST", "/publications", {
      items: [{ document: "bigview", locale: "id", version }],
      note: "Judul baru untuk peluncuran",
    });
  const former = await shownTitle();

  const version = await save("Dasbor yang benar-benar dibaca");
  expect(await request(viewer, version)).toMatchObject({ status: 404 });
  const asked = await request(editor, version);
  expect(asked).toMatchObject({ status: 201, data: { state: "review", note: "Judul baru untuk peluncuran" } });
  const path = `/publications/${asked.data.id}`;
  const decide = (who: StaffBrowser, decision: "approve" | "refuse", comment?: string, at = path) =>
    who.call<Publication>("POST", `${at}/review`, { decision, ...(comment && { comment }) });
  expect(await decide(editor, "approve")).toMatchObject({ status: 409, code: "own_publication" });
  expect(await decide(viewer, "approve")).toMatchObject({ status: 404 });
  expect(await decide(viewer, "refuse", "Tidak")).toMatchObject({ status: 404 });
  expect(await viewer.call("POST", `${path}/withdraw`)).toMatchObject({ status: 404 });
  expect(await viewer.call("GET", path)).toMatchObject({ status: 200, data: { state: "review" } });
  // Without a reason its author would not know what to change.
  expect(await decide(admin, "refuse")).toMatchObject({ status: 400 });
  expect(await decide(admin, "refuse", "Terlalu panjang")).toMatchObject({
    status: 200,
    data: { state: "refused", comment: "Terlalu panjang", reviewer: "admin" },
  });
  expect(await editor.call("GET", path)).toMatchObject({ data: { state: "refused", comment: "Terlalu panjang" } });
  expect(await decide(admin, "approve")).toMatchObject({ status: 409, code: "already_ended" });
  expect(await shownTitle()).toBe(former);

  const second = await request(editor, await save("Dasbor yang dibaca"));
  const approved = await decide(admin, "approve", "Sekarang pas", `/publications/${second.data.id}`);
  expect(approved).toMatchObject({ status: 200, data: { state: "published", comment: "Sekarang pas" } });
  await expect.poll(shownTitle).toBe("Dasbor yang dibaca");

  // Approved before its time, it waits.
  const later = await editor.call<Publication>("POST", "/publications", {
    items: [{ document: "bigview", locale: "id", version: await save("Dasbor besok") }],
    at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(await decide(admin, "approve", undefined, `/publications/${later.data.id}`)).toMatchObject({
    data: { state: "scheduled" },
  });
  expect(await shownTitle()).toBe("Dasbor yang dibaca");
});
