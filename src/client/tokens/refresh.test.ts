// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRoot } from "../storage/storage.ts";
import { refreshTokens } from "./refresh.ts";

const good = '{"color":{"$type":"color","primary":{"600":{"$value":{"colorSpace":"srgb","components":[1,0,0]}}}}}';
const stored = () => readRoot().designTokens as { values: object; etag: string; at: number };
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
function respond(body: string | null, init: ResponseInit = {}) {
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

test("a valid file is stored with its tag and time, and requested again by its tag", async () => {
  respond(good, { headers: { ETag: '"one"' } });
  expect(await refreshTokens("/api/design-tokens", 1000)).toBe("updated");
  expect(stored()).toMatchObject({ values: { "--color-primary-600": "#ff0000" }, etag: '"one"', at: 1000 });
  respond(null, { status: 304 });
  expect(await refreshTokens("/api/design-tokens", 2000)).toBe("unchanged");
  expect(sent[1]?.headers).toMatchObject({ "If-None-Match": '"one"' });
  expect(stored()).toMatchObject({ values: { "--color-primary-600": "#ff0000" }, at: 2000 });
});

test("the contents response of the code-hosting API is read when its SHA-1 matches", async () => {
  respond(contents(good));
  expect(await refreshTokens("https://api.github.com/repos/a/b/contents/t.json")).toBe("updated");
  expect(stored().values).toEqual({ "--color-primary-600": "#ff0000" });
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
])("%s leaves the last valid values", async (_kind, body, init) => {
  respond(good);
  await refreshTokens("/t", 1);
  respond(body, init);
  expect(await refreshTokens("/t", 2)).toBe("failed");
  expect(stored()).toMatchObject({ values: { "--color-primary-600": "#ff0000" }, at: 2 });
});

test("an unreachable source leaves the last valid values", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("gone");
  });
  expect(await refreshTokens("/t")).toBe("failed");
});
