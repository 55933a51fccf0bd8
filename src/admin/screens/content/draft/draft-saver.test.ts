// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Outcome, refused } from "#client/api/outcome.ts";
import type { DocumentLanguage } from "#publishing/content-view.ts";
import { change, createDocumentStore, type DocumentStore, settle, type Words } from "./document-store.ts";
import { type DraftSaver, startSaver } from "./draft-saver.ts";
import { readCopy } from "./local-copy.ts";
import { openSides } from "./open-sides.ts";

const language = (words: Words | null, version = 1, by: string | null = null): DocumentLanguage => ({
  state: "draft",
  version,
  changed_at: null,
  changed_by: by,
  words,
  published: words,
  issues: [],
});

/** A server that stores one language, and can be unreachable. */
function fakeServer(first: Words) {
  const server = { current: language(first), isReachable: true, saves: 0 };
  const send = async (words: Words, version: number): Promise<Outcome<DocumentLanguage>> => {
    if (!server.isReachable) return refused(0, "unreachable");
    if (version !== server.current.version) {
      const stale = refused(409, "stale_version");
      return { ...stale, refusal: { ...stale.refusal, details: { current: server.current } } };
    }
    server.saves++;
    server.current = language(words, version + 1, "me");
    return { ok: true, status: 200, data: server.current };
  };
  return { server, send };
}

const start = { title: "A", lead: "B" };
let store: DocumentStore;
let saver: DraftSaver;
let fake: ReturnType<typeof fakeServer>;

function open() {
  store = createDocumentStore(openSides({ name: "doc", languages: { id: fake.server.current, en: language(null) } }));
  saver = startSaver({ document: "doc", locale: "id", store, send: fake.send, now: () => new Date(0) });
}
const type = (key: string, text: string) => change(store, ["id"], [key], () => text);
const side = () => store.getState().sides.id;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  fake = fakeServer(start);
  open();
});
afterEach(() => {
  saver.stop();
  vi.useRealTimers();
});

test("what is typed is saved once after a pause, without spaces around it, and its copy is removed", async () => {
  type("title", "Satu ");
  type("title", "Satu dua ");
  expect(side().save.status).toBe("unsaved");
  expect(readCopy("doc", "id")?.words).toEqual({ title: "Satu dua ", lead: "B" });
  await vi.runAllTimersAsync();
  expect([fake.server.saves, fake.server.current.words]).toEqual([1, { title: "Satu dua", lead: "B" }]);
  expect(side().save).toEqual({ status: "saved", at: new Date(0) });
  expect(readCopy("doc", "id")).toBeUndefined();
});

test("without the server the copy stays, and it is saved as soon as it can be", async () => {
  fake.server.isReachable = false;
  type("title", "Luring");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(side().save.status).toBe("offline");
  expect(readCopy("doc", "id")?.words).toEqual({ title: "Luring", lead: "B" });
  fake.server.isReachable = true;
  await vi.runAllTimersAsync();
  expect(fake.server.current.words).toEqual({ title: "Luring", lead: "B" });
});

test("what was not sent is there when the document is opened again", () => {
  fake.server.isReachable = false;
  type("title", "Hampir hilang");
  saver.stop();
  fake.server.current = language({ title: "A", lead: "theirs" }, 5, "Budi");
  open();
  expect(side().words).toEqual({ title: "Hampir hilang", lead: "theirs" });
  expect([side().restored, side().conflicts]).toEqual([new Date(0).toISOString(), []]);
});

test("a change of somebody else is joined; in the same field the other's text stays until one chooses", async () => {
  fake.server.current = language({ title: "theirs", lead: "B" }, 7, "Budi");
  type("title", "mine");
  type("lead", "mine too");
  await vi.runAllTimersAsync();
  expect(side().conflicts).toEqual([{ path: ["title"], mine: "mine", theirs: "theirs" }]);
  expect([side().joined, side().words]).toEqual(["Budi", { title: "mine", lead: "mine too" }]);
  expect(fake.server.current.words).toEqual({ title: "theirs", lead: "mine too" });
  expect(readCopy("doc", "id")?.words).toEqual({ title: "mine", lead: "mine too" });
  settle(store, "id", side().conflicts[0]!, "mine");
  await vi.runAllTimersAsync();
  expect(fake.server.current.words).toEqual({ title: "mine", lead: "mine too" });
});

test("what arrives by the live stream is joined without a save", () => {
  saver.accept(language({ title: "A", lead: "theirs" }, 2, "Budi"));
  expect([side().words, side().base.version, side().save.status]).toEqual([
    { title: "A", lead: "theirs" },
    2,
    "unchanged",
  ]);
});
