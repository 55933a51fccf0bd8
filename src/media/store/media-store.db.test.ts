import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mediaUrlKey } from "#infra/config/media-url.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { startS3Server } from "../../../test/s3/s3-server.ts";
import { bothDatabases } from "../../../test/support/databases.ts";
import { saveFile } from "../files/save-file.server.ts";
import { moveFiles } from "../media-commands.server.ts";
import { createDatabaseStore } from "./database-store.server.ts";
import { type MediaStore, StorageFailure } from "./media-store.server.ts";
import { createS3Store } from "./s3-store.server.ts";

const bytes = (length: number, seed = 0) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 31 + seed) % 256));

async function keysOf(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys;
}

/** What every storage does; declared once for each. */
function contract(open: () => MediaStore) {
  const all = async () => (await keysOf(open())).sort();

  test("a stored file is returned byte for byte, with its type, and replaced by another of its key", async () => {
    const store = open();
    const first = { body: bytes(70_000), type: "image/avif" };
    await store.put("original/one", first);
    expect(await store.get("original/one")).toEqual(first);
    const second = { body: bytes(10, 7), type: "image/svg+xml" };
    await store.put("original/one", second);
    expect(await store.get("original/one")).toEqual(second);
    expect(await store.get("original/two")).toBeUndefined();
    await store.remove("original/one");
    expect(await store.get("original/one")).toBeUndefined();
    await store.remove("original/one");
  });

  test("the list has every key, however many there are", async () => {
    const store = open();
    const keys = Array.from({ length: 47 }, (_, index) => `many/${String(index).padStart(4, "0")}-640.avif`);
    for (const key of keys) await store.put(key, { body: bytes(3), type: "image/avif" });
    expect(await all()).toEqual(keys);
    await Promise.all(keys.map((key) => store.remove(key)));
    expect(await all()).toEqual([]);
  });

  test("a file of several megabytes arrives whole", async () => {
    const body = bytes(9_000_000, 3);
    await open().put("large", { body, type: "image/png" });
    expect((await open().get("large"))?.body.equals(body)).toBe(true);
    await open().remove("large");
  });
}

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
const bucket = () => createS3Store(mediaUrlKey.parse(server.url)!, 20);

describe("S3-compatible storage", () => {
  contract(bucket);

  test("a wrong secret, an absent bucket and a closed port are failures that do not name the secret", async () => {
    const file = { body: bytes(4), type: "image/webp" };
    const wrong = [
      [server.url.replace(":S3RVER@", ":not-the-secret@"), /refuses to .* 403/],
      [server.url.replace("/pictures/", "/absent/"), /refuses to .* 404 NoSuchBucket/],
      [server.url.replace(/:\d+\//, ":9/"), /cannot be reached/],
    ] as const;
    for (const [url, message] of wrong) {
      const store = createS3Store(mediaUrlKey.parse(url)!);
      for (const attempt of [() => store.put("one", file), () => store.get("one"), () => keysOf(store)]) {
        const error = await attempt().then(
          () => undefined,
          (thrown: Error) => thrown,
        );
        expect(error).toBeInstanceOf(StorageFailure);
        expect(error?.message).toMatch(message);
        expect(error?.message).not.toContain("secret");
      }
    }
  });
});

bothDatabases((open) => {
  let db: Database;
  let store: MediaStore;
  beforeAll(async () => {
    ({ db } = await open());
    store = createDatabaseStore(db, 20);
  });
  contract(() => store);

  test("files are moved to a bucket and back, compared, and only whole copies are removed", async () => {
    const deps = { db, store, now: () => new Date() };
    const hash = "a".repeat(32);
    for (const width of [320, 640, 960])
      await saveFile(deps, { key: `${hash}-${width}.avif`, hash, body: bytes(width), type: "image/avif" });
    const [from, to] = [store, bucket()];
    await from.put(`${hash}-640.avif`, { body: bytes(1), type: "image/avif" });
    expect(await moveFiles(db, { from, to, clean: true })).toEqual({
      copied: 2,
      present: 0,
      removed: 2,
      broken: [`${hash}-640.avif`],
    });
    expect(await to.get(`${hash}-960.avif`)).toEqual({ body: bytes(960), type: "image/avif" });
    expect(await keysOf(from)).toEqual([`${hash}-640.avif`]);
    await from.put(`${hash}-640.avif`, { body: bytes(640), type: "image/avif" });
    expect(await moveFiles(db, { from, to, clean: true })).toEqual({ copied: 1, present: 2, removed: 1, broken: [] });
    expect(await moveFiles(db, { from: to, to: from, clean: true })).toMatchObject({ copied: 3, removed: 3 });
    expect(await keysOf(to)).toEqual([]);
  });
});
