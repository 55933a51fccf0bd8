import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { removeFreeFiles } from "#media/files/remove-files.server.ts";
import type { MediaDetail } from "#media/media-contract.ts";
import { resizePicture } from "#media/resize/resize-picture.server.ts";
import { loadPictures, type Pictures } from "#media/shown/pictures.server.ts";
import { createPictureFiles } from "#media/shown/read-file.server.ts";
import { createDatabaseStore } from "#media/store/database-store.server.ts";
import { type MediaStore, StorageFailure } from "#media/store/media-store.server.ts";
import type { WordsInUse } from "#media/uses/find-uses.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { staffLogin } from "../support/staff.ts";

interface Answer {
  status: number;
  code?: string;
  data: MediaDetail;
  current?: MediaDetail;
  uses?: object[];
  id?: string;
}

let seed = 0;
/** Returns a photo that no other call has returned. */
async function photo(width = 700, height = 500): Promise<Buffer> {
  const background = { r: (++seed * 16) % 256, g: 80, b: (seed * 40) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

eachDatabase((open) => {
  let db: Database;
  let jobs: ReturnType<typeof recordingJobs>;
  let store: MediaStore;
  let media: ApiDeps["media"];
  let pictures: Pictures;
  /** The words in which the tests use pictures. */
  let words: WordsInUse[] = [];
  const time = new Date("2026-11-20T02:00:00Z");
  let send: (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    body?: Buffer | object,
    as?: string,
  ) => Promise<Answer>;

  beforeAll(async () => {
    ({ db } = await open());
    jobs = recordingJobs();
    store = createDatabaseStore(db);
    const now = () => time;
    media = {
      db,
      jobs,
      now,
      // The tests replace what is behind it.
      store: {
        name: "test",
        put: (...args) => store.put(...args),
        get: (key) => store.get(key),
        remove: (key) => store.remove(key),
        list: () => store.list(),
      },
      limits: { bytes: 200_000, pixels: 4_000_000 },
      allWords: async function* () {
        yield* words;
      },
    };
    pictures = await loadPictures(db);
    const app = await buildApi(testDeps(db, { now, jobs, media, authenticate: staffLogin(db, now) }), {
      calls: auditedCalls(db),
    });
    send = async (method, url, payload, as = "editor") => {
      const response = await app.inject({
        method,
        url: `/api/admin/media${url}`,
        headers: {
          authorization: `Bearer ${as}`,
          ...(Buffer.isBuffer(payload) ? { "content-type": "application/octet-stream" } : {}),
        },
        ...(payload ? { payload } : {}),
      });
      return { ...(response.body ? response.json() : {}), status: response.statusCode } as Answer;
    };
  });

  const upload = async (bytes: Buffer, name = "photo.jpg") => send("POST", `?name=${name}`, bytes);
  const sent = (queue: string) => jobs.sent.filter((job) => job.queue === queue).map(({ data }) => data);
  /** Runs the jobs that were sent for an upload. */
  async function resize(id: string): Promise<void> {
    for (const data of sent("media-resize") as { id: string; hash: string }[])
      if (data.id === id) await resizePicture(media, data);
  }
  const keysOf = async (hash: string) =>
    (await db.selectFrom("media_files").select("key").where("hash", "=", hash).orderBy("key").execute()).map(
      ({ key }) => key,
    );
  const hashOf = async (id: string) =>
    (await db.selectFrom("media").select("hash").where("id", "=", id).executeTakeFirstOrThrow()).hash;

  test("a picture is uploaded once, resized, described and then shown", async () => {
    const bytes = await photo();
    const first = await upload(bytes, "kantor.png");
    expect(first).toMatchObject({ status: 201, data: { kind: "jpeg", width: 700, waiting: true, usable: false } });
    const { id, version } = first.data;
    expect(await upload(bytes, "kantor.png")).toMatchObject({ status: 200, data: { id, name: "kantor.png" } });
    expect(sent("media-resize").filter((data) => (data as { id: string }).id === id)).toHaveLength(1);
    await resize(id);
    expect(await pictures.refresh(id)).toEqual([]);
    const described = { version, alt_id: "Kantor kami", alt_en: "Our office", focal_x: 20 };
    expect(await send("PATCH", `/${id}`, described)).toMatchObject({
      status: 200,
      data: { usable: true, focal_x: 20 },
    });
    expect(await pictures.refresh(id)).toEqual([`media:${id}`]);
    expect(await pictures.refresh()).toEqual([]);
    const shown = pictures.read(`media:${id}`, "en")!;
    expect(shown).toMatchObject({ alt: "Our office", width: 700, height: 500, focal: { x: 20, y: 50 } });
    const files = createPictureFiles({ db, store });
    const widths = shown.avif!.split(", ").map((source) => source.split(" ") as [string, string]);
    expect(widths.map(([, width]) => width)).toEqual(["320w", "640w", "700w"]);
    for (const [address, width] of [...widths, [shown.src, "700w"] as const]) {
      const file = (await files.read(address))!;
      expect(`${(await sharp(file.body).metadata()).width}w`).toBe(width);
    }
    expect(await files.read(shown.src.replace("-700", "-701"))).toBeUndefined();
  });

  test("a stale save, an empty description and everybody who may not write change nothing", async () => {
    const { data } = await upload(await photo());
    const { id, version } = data;
    const change = { version, alt_id: "Satu", alt_en: "One" };
    for (const role of ["viewer", "sales", "finance"])
      for (const [method, url] of [
        ["PATCH", `/${id}`],
        ["DELETE", `/${id}?version=1`],
        ["POST", "?name=a"],
      ] as const)
        expect(await send(method, url, method === "PATCH" ? change : undefined, role), role).toMatchObject({
          status: 404,
        });
    expect(await send("GET", `/${id}`, undefined, "viewer")).toMatchObject({ status: 200, data: { alt_id: "" } });
    expect(await send("GET", `/${id}`, undefined, "sales")).toMatchObject({ status: 404 });
    expect(await send("PATCH", `/${id}`, change)).toMatchObject({ status: 200, data: { version: version + 1 } });
    expect(await send("PATCH", `/${id}`, { ...change, alt_id: "Dua" })).toMatchObject({
      status: 409,
      code: "stale_version",
      current: { alt_id: "Satu" },
    });
    expect(await send("PATCH", `/${id}`, { version: version + 1, alt_id: " " })).toMatchObject({ status: 400 });
  });

  test("what is too large, no picture, or has too many pixels is refused with its reason", async () => {
    const refused = [
      [Buffer.alloc(200_001), 413, "body_too_large"],
      [Buffer.from("<html><script>alert(1)</script></html>"), 415, "picture_type"],
      [await photo(2500, 2000), 413, "picture_pixels"],
      [(await photo()).subarray(0, 600), 400, "picture_unreadable"],
    ] as const;
    for (const [bytes, status, code] of refused) expect(await upload(bytes)).toMatchObject({ status, code });
    expect(await send("POST", "?name=a", { not: "a picture" })).toMatchObject({ status: 415 });
  });

  test("a script in a drawing is gone from its file", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><script>alert(1)</script><path onclick="alert(1)" d="M0 0h9"/></svg>';
    const { data } = await upload(Buffer.from(svg), "logo.svg");
    await resize(data.id);
    const { shown } = (await send("GET", `/${data.id}`)).data;
    expect(shown).toMatchObject({ src: expect.stringMatching(/-90\.svg$/), srcset: "", width: 90, height: 30 });
    const file = (await createPictureFiles({ db, store }).read(shown!.src))!;
    expect(file.type).toBe("image/svg+xml");
    expect(file.body.toString()).toContain('<path d="M0 0h9"/>');
    expect(file.body.toString()).not.toContain("alert");
  });

  test("a job that was cut off goes on where it ended, and one that is repeated does nothing", async () => {
    const { id } = (await upload(await photo())).data;
    const whole = store;
    const stored: string[] = [];
    let left = 3;
    store = {
      ...whole,
      put: async (key, file) => {
        if (left-- === 0) throw new StorageFailure("the process died");
        stored.push(key);
        await whole.put(key, file);
      },
    };
    await expect(resize(id)).rejects.toThrow("the process died");
    expect((await send("GET", `/${id}`)).data.shown).toBeNull();
    await resize(id);
    await resize(id);
    store = whole;
    expect(new Set(stored).size).toBe(6);
    expect(stored).toHaveLength(6);
    expect((await send("GET", `/${id}`)).data).toMatchObject({ waiting: false, shown: { width: 700 } });
  });

  test("storage that cannot be reached refuses the upload, which leaves no picture", async () => {
    const whole = store;
    store = { ...whole, put: () => Promise.reject(new StorageFailure("down")) };
    const before = await db.selectFrom("media").select("id").execute();
    expect(await upload(await photo())).toMatchObject({ status: 503, code: "storage_unavailable" });
    store = whole;
    expect(await db.selectFrom("media").select("id").execute()).toEqual(before);
  });

  test("a replaced picture keeps its texts and uses, and pages show the former file until the new one is made", async () => {
    const { id } = (await upload(await photo())).data;
    await resize(id);
    const before = (await send("PATCH", `/${id}`, { version: 1, alt_id: "A", alt_en: "B" })).data;
    const other = await photo();
    const { data: otherPicture } = await upload(other);
    expect(await send("PUT", `/${id}/file?name=b.jpg&version=2`, other)).toMatchObject({
      status: 409,
      code: "same_picture",
      id: otherPicture.id,
    });
    expect(await send("PUT", `/${id}/file?name=b.jpg&version=1`, await photo())).toMatchObject({
      status: 409,
      code: "stale_version",
    });
    const replaced = await send("PUT", `/${id}/file?name=b.jpg&version=2`, await photo(400, 400));
    expect(replaced).toMatchObject({
      status: 200,
      data: { width: 400, waiting: true, shown: before.shown, alt_id: "A" },
    });
    await resize(id);
    expect((await send("GET", `/${id}`)).data).toMatchObject({ waiting: false, shown: { width: 400, height: 400 } });

    // The former files stay for pages in caches, then go; those of the new one stay.
    const former = /\/media\/(\w+)-/.exec(before.shown!.src)![1]!;
    const files = await keysOf(former);
    expect(files).toHaveLength(7);
    await removeFreeFiles(media, time);
    expect(await keysOf(former)).toEqual(files);
    await removeFreeFiles(media, new Date(time.getTime() + 4 * 86_400_000));
    expect(await keysOf(former)).toEqual([]);
    expect(await store.get(files[0]!)).toBeUndefined();
    expect(await keysOf(await hashOf(id))).toHaveLength(5);
  });

  test("a picture in use is not deleted; deleted, nothing of it is left", async () => {
    const { id } = (await upload(await photo(), "dipakai.jpg")).data;
    await resize(id);
    const hash = await hashOf(id);
    words = [{ document: "events:demo", locale: "id", layer: "draft", words: { list: [{ picture: `media:${id}` }] } }];
    const use = { document: "events:demo", locale: "id", layer: "draft", path: "/list/0/picture" };
    expect((await send("GET", `/${id}`)).data).toMatchObject({ used: 1, uses: [use] });
    const listed = async (filter: string) => {
      const { data } = (await send("GET", `?filter=${filter}&search=dipakai`)) as unknown as { data: { id: string }[] };
      return data.map((row) => row.id);
    };
    expect(await listed("unused")).toEqual([]);
    expect(await listed("no_alt")).toEqual([id]);
    expect(await send("DELETE", `/${id}?version=1`)).toMatchObject({ status: 409, code: "picture_used", uses: [use] });
    words = [];
    expect(await listed("unused")).toEqual([id]);
    expect(await send("DELETE", `/${id}?version=7`)).toMatchObject({ status: 409, code: "stale_version" });
    expect(await send("DELETE", `/${id}?version=1`)).toMatchObject({ status: 204 });
    expect(sent("media-remove")).toContainEqual({ hash });
    expect(await keysOf(hash)).toHaveLength(7);
    // What a job finds that comes too late.
    await resizePicture(media, { id, hash });
    expect(await keysOf(hash)).toEqual([]);
    expect(await store.get(`original/${hash}`)).toBeUndefined();
    const audit = await db.selectFrom("audit_log").select("action").where("object_id", "=", id).orderBy("id").execute();
    expect(audit.map(({ action }) => action)).toEqual(["media.uploaded", "media.deleted"]);
  });

  test("the list goes on where a page ended", async () => {
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = (await send("GET", `?limit=2${cursor && `&cursor=${cursor}`}`)) as unknown as {
        data: { id: string }[];
        meta: { next_cursor: string | null };
      };
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.meta.next_cursor;
    }
    const all = await db.selectFrom("media").select("id").orderBy("created_at", "desc").orderBy("id", "desc").execute();
    expect(ids).toEqual(all.map(({ id }) => id));
  });
});
