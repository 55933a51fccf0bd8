import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compressResponse, plainBody } from "./compressed-response.server.ts";

test("one body in three encodings, the plain one decompressed when requested, each with its own length and tag", async () => {
  const text = "Halaman yang sama. ".repeat(200);
  const { bodies, heads, etags } = await compressResponse(Buffer.from(text), { "Content-Type": "text/html" });
  expect(bodies.identity).toBeUndefined();
  const plain = await plainBody(bodies);
  expect(plain.toString()).toBe(text);
  expect(brotliDecompressSync(bodies.br).toString()).toBe(text);
  expect(gunzipSync(bodies.gzip).toString()).toBe(text);
  for (const encoding of ["br", "gzip", "identity"] as const) {
    const head = heads[encoding];
    expect(head[head.indexOf("Content-Length") + 1]).toBe(String((bodies[encoding] ?? plain).length));
  }
  expect(new Set(Object.values(etags)).size).toBe(3);
});

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["deflate", "identity"],
])("a client that accepts %s gets %s", (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
