import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import { buildApi } from "#api/http/app.ts";
import { setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import type { CommentsView } from "#publishing/comments/comment-contract.ts";
import { sendCommentNotice } from "#publishing/comments/comment-jobs.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { createStaff, staffLogin } from "../support/staff.ts";

eachDatabase((open) => {
  let time = new Date("2026-11-20T03:00:00Z");
  const now = () => time;
  const jobs = recordingJobs();
  let db: Database;
  let app: Awaited<ReturnType<typeof buildApi>>;

  beforeAll(async () => {
    ({ db } = await open());
    const words = createPublishedWords(db, () => {});
    const publishing = {
      db,
      now,
      needsReview: false,
      readPictures: describePictures,
      reload: async () => void (await words.reload()),
    };
    const deps = testDeps(db, { now, jobs, publishing, authenticate: staffLogin(db, now) });
    app = await buildApi(deps, { calls: auditedCalls(db) });
    for (const id of ["admin", "viewer", "sales"]) await createStaff(db, id, time);
  });
  afterAll(() => setPublishedWords(createWordLayer([])));
  beforeEach(() => {
    jobs.sent.length = 0;
    time = new Date("2026-11-20T03:00:00Z");
  });

  async function call(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object, as = "editor") {
    const headers = { authorization: `Bearer ${as}` };
    const url = `/api/admin/content/${path}`;
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { ...(response.json() as { data: CommentsView; code?: string }), status: response.statusCode };
  }
  const newThread = (more: object = {}) => {
    return {
      id: randomUUID(),
      pointer: "/hero/title",
      locale: "id",
      quote: "Judul",
      text: "Terlalu panjang?",
      ...more,
    };
  };
  const openThread = (document: string, thread = newThread(), as = "editor") =>
    call("POST", `documents/${document}/threads`, thread, as).then((answer) => ({ ...answer, id: thread.id }));
  const audited = async (document: string) => {
    const rows = await db.selectFrom("audit_log").select("action").where("object_id", "=", document).orderBy("id");
    return (await rows.execute()).map(({ action }) => action);
  };

  test("a thread is opened at a field, answered, resolved and reopened; each change is in the audit", async () => {
    const thread = newThread();
    const opened = await openThread("bigview", thread);
    expect(opened).toMatchObject({ status: 200, data: { threads: [{ id: thread.id, pointer: "/hero/title" }] } });
    // The same press again changes nothing.
    expect((await openThread("bigview", thread)).data.threads).toMatchObject([
      { comments: [{ author: "editor", own: true }] },
    ]);
    time = new Date("2026-11-20T03:05:00Z");
    const answer = await call("POST", `threads/${thread.id}/comments`, { id: randomUUID(), text: "Ya" }, "admin");
    expect(answer.data.threads[0]!.comments).toMatchObject([
      { text: "Terlalu panjang?", own: false },
      { text: "Ya", own: true, author: "admin" },
    ]);
    const resolved = await call("PATCH", `threads/${thread.id}`, { state: "resolved" });
    expect(resolved.data.threads).toMatchObject([{ resolved_by: "editor", resolved_at: time.toISOString() }]);
    await call("PATCH", `threads/${thread.id}`, { state: "open" });
    await call("PATCH", `threads/${thread.id}`, { state: "resolved" }, "admin");
    // Who answers a resolved thread has more to say.
    await call("POST", `threads/${thread.id}/comments`, { id: randomUUID(), text: "Lagi" });
    expect((await call("GET", "documents/bigview/comments")).data.threads).toMatchObject([{ resolved_at: null }]);
    expect(await audited("bigview")).toEqual([
      "content.comment_added",
      "content.comment_added",
      "content.thread_resolved",
      "content.thread_reopened",
      "content.thread_resolved",
      "content.comment_added",
    ]);
  });

  test("open threads come first; those of other documents and of the whole text are apart", async () => {
    const first = await openThread("bigone", newThread({ pointer: "", locale: null, quote: null }));
    time = new Date("2026-11-20T04:00:00Z");
    const second = await openThread("bigone");
    await openThread("biglake");
    await call("PATCH", `threads/${second.id}`, { state: "resolved" });
    const { data } = await call("GET", "documents/bigone/comments");
    expect(data.threads.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(data.threads[0]).toMatchObject({ pointer: "", locale: null });
  });

  test("one's own comment is changed and deleted, nobody else's; with the last one its thread is gone", async () => {
    const { id } = await openThread("bigquery");
    const reply = { id: randomUUID(), text: "Jawaban" };
    time = new Date("2026-11-20T03:05:00Z");
    await call("POST", `threads/${id}/comments`, reply, "admin");
    expect(await call("PATCH", `comments/${id}`, { text: "Lain" }, "admin")).toMatchObject({ status: 404 });
    expect(await call("DELETE", `comments/${id}`, undefined, "admin")).toMatchObject({ status: 404 });
    const changed = await call("PATCH", `comments/${id}`, { text: "Lebih jelas" });
    expect(changed.data.threads[0]!.comments).toMatchObject([
      { text: "Lebih jelas", edited_at: time.toISOString() },
      { text: "Jawaban", edited_at: null },
    ]);
    expect((await call("DELETE", `comments/${id}`)).data.threads).toMatchObject([{ id, comments: [{ id: reply.id }] }]);
    expect((await call("DELETE", `comments/${reply.id}`, undefined, "admin")).data.threads).toEqual([]);
    expect(await call("POST", `threads/${id}/comments`, { id: randomUUID(), text: "a" })).toMatchObject({
      status: 404,
    });
    const [, , , deleted] = await db
      .selectFrom("audit_log")
      .select(["action", "before"])
      .where("object_id", "=", "bigquery")
      .orderBy("id")
      .execute();
    expect(deleted).toMatchObject({ action: "content.comment_deleted", before: { comment: id, text: "***" } });
  });

  test("colleagues who may read are mailed when they are named, once each, in their language", async () => {
    const thread = newThread({ text: "@admin @viewer @sales @editor @nobody lihat ini" });
    const { data } = await openThread("biglegal", thread);
    expect(data.threads[0]!.comments[0]!.mentions.toSorted()).toEqual(["admin", "editor", "viewer"]);
    expect(data.colleagues.map(({ username }) => username)).not.toContain("sales");
    const notices = (to: readonly string[]) =>
      to.map((each) => ({ queue: "content-notice", data: { comment: thread.id, to: each } }));
    expect(jobs.sent.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual(
      notices(["admin", "viewer"]),
    );
    jobs.sent.length = 0;
    await createStaff(db, "admin:2", time);
    await call("PATCH", `comments/${thread.id}`, { text: "@admin @admin-2 lihat ini" });
    expect(jobs.sent).toEqual(notices(["admin:2"]));

    await db.updateTable("users").set({ locale: "en" }).where("id", "=", "viewer").execute();
    const sent: { id: string; to: string; subject: string; text: string }[] = [];
    const deps = {
      db,
      publicUrl: "https://a.test",
      listReaders: (at: Parameters<typeof listColleagues>[0]) => listColleagues(at, "content"),
      mailer: { send: async (mail: object) => void sent.push(mail as (typeof sent)[number]) },
    };
    for (const to of ["admin", "viewer", "sales"]) await sendCommentNotice({ comment: thread.id, to }, deps);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["admin@staff.example", "editor menyebut Anda: BigLegal"],
      ["viewer@staff.example", "editor mentioned you in BigLegal"],
    ]);
    expect(sent[1]!.text).toContain(`https://a.test/admin/content/documents/biglegal?thread=${thread.id}`);
    await call("DELETE", `comments/${thread.id}`);
    await sendCommentNotice({ comment: thread.id, to: "admin" }, deps);
    expect(sent).toHaveLength(2);
  });

  test("a viewer reads and writes nothing; sales do not even read", async () => {
    const { id } = await openThread("bigspider");
    expect(await call("GET", "documents/bigspider/comments", undefined, "viewer")).toMatchObject({
      status: 200,
      data: { threads: [{ comments: [{ own: false }] }] },
    });
    const attempts = [
      call("POST", "documents/bigspider/threads", newThread(), "viewer"),
      call("POST", `threads/${id}/comments`, { id: randomUUID(), text: "a" }, "viewer"),
      call("PATCH", `threads/${id}`, { state: "resolved" }, "viewer"),
      call("PATCH", `comments/${id}`, { text: "a" }, "viewer"),
      call("DELETE", `comments/${id}`, undefined, "viewer"),
      call("GET", "documents/bigspider/comments", undefined, "sales"),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(404);
    expect(await audited("bigspider")).toEqual(["content.comment_added"]);
  });

  test("a comment on a field that no longer exists stays readable; what is no field is refused", async () => {
    const { data } = await openThread("bigbuilder", newThread({ pointer: "/former/field/3", quote: "Kalimat lama" }));
    expect(data.threads).toMatchObject([{ pointer: "/former/field/3", quote: "Kalimat lama" }]);
    for (const wrong of [{ pointer: "hero" }, { text: " " }, { text: "a".repeat(3001) }, { locale: "fr" }, { id: "1" }])
      expect(await openThread("bigbuilder", newThread(wrong)), JSON.stringify(wrong)).toMatchObject({ status: 400 });
    expect((await openThread("bigbuilder", newThread({ text: "a\u0000b", quote: "c\u0000" }))).status).toBe(400);
    expect(await openThread("success-story", newThread({ locale: "en" }))).toMatchObject({ status: 404 });
    expect(await openThread("nothing")).toMatchObject({ status: 404 });
  });

  test("an entry keeps its comments when it is renamed, as a draft and when it is published", async () => {
    const content = (method: "POST" | "PUT" | "GET", path: string, body?: object) =>
      call(method as "POST", path, body) as unknown as Promise<{
        status: number;
        data: { name: string; languages: Record<string, { version: number; words: object }> };
      }>;
    const list = (await call("GET", "documents")) as unknown as { data: { name: string; collection: string | null }[] };
    const article = list.data.find(({ collection }) => collection === "resources")!.name;
    const { id } = await openThread(article);
    expect((await content("POST", `documents/${article}/slug`, { slug: "renamed-once" })).status).toBe(200);
    expect((await content("POST", "documents/resources:renamed-once/slug", { slug: "renamed-twice" })).status).toBe(
      200,
    );
    expect((await call("GET", "documents/resources:renamed-twice/comments")).data.threads).toMatchObject([{ id }]);

    const words = (await content("GET", `documents/resources:renamed-twice`)).data.languages.id!.words;
    await content("POST", "collections/resources/entries", { slug: "a-draft", languages: { id: words } });
    const draft = await openThread("resources:a-draft");
    expect((await content("POST", "documents/resources:a-draft/slug", { slug: "another-draft" })).status).toBe(200);
    expect((await call("GET", "documents/resources:another-draft/comments")).data.threads).toMatchObject([
      { id: draft.id },
    ]);
  });
});
