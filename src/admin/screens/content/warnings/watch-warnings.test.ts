import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DocumentLanguage } from "#publishing/content-view.ts";
import { change, createDocumentStore, type Side } from "../draft/document-store.ts";
import { createWarnings, watchWarnings } from "./watch-warnings.ts";

const side = (words: Record<string, unknown> | null): Side => ({
  words,
  base: { words, published: words, issues: [] } as unknown as DocumentLanguage,
  conflicts: [],
  save: { status: "unchanged" },
});
const terms = [{ thing: "email", use: { id: "surel", en: "email" }, avoid: { id: ["email"] } }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("follows what is typed after a pause; fields that did not change keep their warnings as they are", async () => {
  const store = createDocumentStore({ id: side({ hero: { title: "Tulis email", lead: "Baik" } }), en: side(null) });
  const warnings = createWarnings();
  const stop = watchWarnings(store, warnings, { set: "bigview", terms, leadsToPage: undefined });
  expect(warnings.getState().id.size).toBe(0);
  await vi.runAllTimersAsync();
  const first = warnings.getState().id.get("/hero/title");
  expect(first).toEqual([{ code: "other_word", values: { found: "email", use: "surel" } }]);

  change(store, ["id"], ["hero", "lead"], () => "Kirim email");
  await vi.advanceTimersByTimeAsync(100);
  expect([...warnings.getState().id.keys()]).toEqual(["/hero/title"]);
  await vi.runAllTimersAsync();
  expect([...warnings.getState().id.keys()]).toEqual(["/hero/title", "/hero/lead"]);
  expect(warnings.getState().id.get("/hero/title")).toBe(first);

  stop();
  change(store, ["id"], ["hero", "lead"], () => "Baik");
  await vi.runAllTimersAsync();
  expect(warnings.getState().id.has("/hero/lead")).toBe(true);
});
