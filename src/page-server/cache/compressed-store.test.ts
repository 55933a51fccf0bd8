import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressPage } from "./compressed-response.server.ts";
import { createCompressedStore } from "./compressed-store.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bigsuite-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const body = Buffer.from(Array.from({ length: 2000 }, (_, n) => `<p>${(n * n * 7919) % 9973}</p>`).join(""));
const compress = (store = createCompressedStore(folder), page = body) => compressPage(page, {}, store);

test("a page is served quickly compressed first, then smaller under another ETag, and after a restart from the store", async () => {
  const first = await compress();
  const best = await first.recompress!();
  expect(best.bodies.br.length).toBeLessThan(first.response.bodies.br.length);
  expect(brotliDecompressSync(best.bodies.br).equals(body)).toBe(true);
  expect(best.etags.br).not.toBe(first.response.etags.br);

  const restarted = await compress();
  expect(restarted.recompress).toBeUndefined();
  expect(restarted.response).toEqual(best);
});

test.each(["br", "gz"])("a damaged .%s file is not served", async (ending) => {
  await (await compress()).recompress!();
  const file = readdirSync(folder).find((name) => name.endsWith(ending))!;
  writeFileSync(join(folder, file), "");
  expect((await compress()).recompress).toBeDefined();
});

test("bytes that no page uses any more are deleted", async () => {
  await (await compress()).recompress!();
  const store = createCompressedStore(folder);
  await (await compress(store, Buffer.from("another page"))).recompress!();
  expect(readdirSync(folder)).toHaveLength(4);
  await store.removeUnused();
  expect(readdirSync(folder)).toHaveLength(2);
});
