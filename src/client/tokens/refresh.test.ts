// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRoot } from "../storage/storage.ts";
import { refreshTokens } from "./refresh.ts";

const good = '{"color":{"$type":"color","primary":{"600":{"$value":{"colorSpace":"srgb","components":[1,0,0]}}}}}';
const kept = () => readRoot().designTokens as { values: object; etag: string; at: number };
const sha = (text: string) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
const contents = (text: string, more: object = {}) =>
  JSON.stringify({
    type: "file",
    encoding: "base64",
    content: Buffer.from(text)
      .toString("base64")
      .replace(/(.{20})/g, "$1\n"),
    sha: sha(text),
    ...more,
  });

let sent: RequestInit[] = [];
function answer(body: string | null, init: ResponseInit = {}) {
  vi.stubGlobal("fetch", async (_url: string, options: RequestInit) => {
    sent.push(options);
    return new Response(body, init);
  });
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(() => void vi.unstubAllGlobals());

test("a good file is kept with its tag and time, and asked for again by its tag", async () => {
  answer(good, { headers: { ETag: '"one"' } });
  expect(await refreshTokens("/api/design-tokens", 1000)).toBe("new");
  expect(kept()).toMatchObject({ values: { "--color-primary-600": "#ff0000" }, etag: '"one"', at: 1000 });
  answer(null, { status: 304 });
  expect(await refreshTokens("/api/design-tokens", 2000)).toBe("same");
  expect(sent[1]?.headers).toMatchObject({ "If-None-Match": '"one"' });
  expect(kept()).toMatchObject({ values: { "--color-primary-600": "#ff0000" }, at: 2000 });
});

test("the contents shape of the code-hosting API is read when its SHA-1 agrees", async () => {
  answer(contents(good));
  expect(await refreshTokens("https://api.github.com/repos/a/b/contents/t.json")).toBe("new");
  expect(kept().values).toEqual({ "--color-primary-600": "#ff0000" });
});

test.each<[string, string | null, ResponseInit]>([
  ["403", "{}", { status: 403 }],
  ["429", "{}", { status: 429 }],
  ["500", good, { status: 500 }],
  ["a hostile file", '{"color":{"a":{"$type":"color","$value":"url(x)"}}}', {}],
  ["a page", "<html>", {}],
  ["bytes that are not those named", contents(good, { sha: sha("other") }), {}],
  ["a file over 1 MB", contents("", { encoding: "none", content: "" }), {}],
  ["broken base64", contents(good, { content: "*" }), {}],
  [
    "bytes that are no UTF-8",
    contents(good, {
      content: "/w==",
      sha: createHash("sha1")
        .update("blob 1\0")
        .update(Buffer.from([255]))
        .digest("hex"),
    }),
    {},
  ],
  ["an endless file", good + " ".repeat(600_000), {}],
])("%s leaves the last good values", async (_kind, body, init) => {
  answer(good);
  await refreshTokens("/t", 1);
  answer(body, init);
  expect(await refreshTokens("/t", 2)).toBe("kept");
  expect(kept()).toMatchObject({ values: { "--color-primary-600": "#ff0000" }, at: 2 });
});

test("an unreachable source leaves them too", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("gone");
  });
  expect(await refreshTokens("/t")).toBe("kept");
});
