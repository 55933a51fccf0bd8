// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceReload, recoverImport, withNeeded, withOptional } from "./recover-import.ts";

const failure = new TypeError("Failed to fetch dynamically imported module");
/** As the build writes it. */
const load = Object.assign(() => {}, { toString: () => "()=>import(`./open-palette-abc.js`)" });
const reload = vi.fn();
const note = () => document.getElementById("release-note")!;
const navigated = (type: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as unknown as PerformanceEntry]);
const serverAnswers = (answer: () => Promise<unknown>) => vi.stubGlobal("fetch", vi.fn(answer));

beforeEach(() => {
  document.body.innerHTML = `<input value="first"><div id="release-note" data-gone="part is gone"
    data-reloaded="was reloaded" data-reload="reload" data-close="close"></div>`;
  navigated("navigate");
  serverAnswers(async () => ({ status: 404 }));
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
  sessionStorage.clear();
});

/** Returns whether the failure reached the caller; a page that is being reloaded never answers. */
const settled = () =>
  Promise.race([
    recoverImport(failure, load).catch((error) => error === failure),
    new Promise((resolve) => setTimeout(resolve, 50, "waiting")),
  ]);

test("a script that the server has no more reloads the page, which then says so once", async () => {
  expect(await settled()).toBe("waiting");
  expect(reload).toHaveBeenCalledOnce();
  expect(String(vi.mocked(fetch).mock.calls[0]![0])).toMatch(/\/open-palette-abc\.js$/);
  announceReload();
  expect(note().querySelector("p")!.textContent).toBe("was reloaded");
  note().querySelector("button")!.click();
  expect(note().textContent).toBe("");
  announceReload();
  expect(note().textContent).toBe("");
});

test.each([
  ["the page was reloaded already", () => navigated("reload")],
  [
    "something was typed",
    () => {
      document.querySelector("input")!.value = "typed";
    },
  ],
])("no page is reloaded when %s: a sentence and a button say what to do", async (_when, prepare) => {
  prepare();
  expect(await settled()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(note().querySelector("p")!.textContent).toBe("part is gone");
  note().querySelector("button")!.click();
  expect(reload).toHaveBeenCalledOnce();
});

test("without storage the page is reloaded once, and nothing is said", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  expect(await settled()).toBe("waiting");
  navigated("reload");
  expect(await settled()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["there is no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server has the script", async () => ({ status: 200 })],
  ["the server is overloaded", async () => ({ status: 503 })],
])("nothing happens when %s", async (_when, answer) => {
  serverAnswers(answer);
  expect(await settled()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(note().textContent).toBe("");
});

test.each([
  ["Chromium", new TypeError("Failed to fetch dynamically imported module: https://big.example/a.js"), 0],
  ["Firefox", new TypeError("error loading dynamically imported module: https://big.example/a.js"), 0],
  ["Safari", new TypeError("Importing a module script failed."), 0],
  ["a mistake", new TypeError("Cannot read properties of null (reading 'open')"), 1],
])(
  "a part that was not loaded is said once where it is needed, and only a mistake is reported: %s",
  async (_, error, reports) => {
    note().dataset.unloaded = "not loaded";
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    withOptional(Promise.reject(error));
    await Promise.resolve();
    expect(note().textContent).toBe("");
    for (let press = 0; press < 2; press++) withNeeded(Promise.reject(error), () => {});
    await expect.poll(() => note().querySelectorAll("p").length).toBe(1);
    expect(note().querySelector("p")!.textContent).toBe("not loaded");
    expect(report).toHaveBeenCalledTimes(3 * reports);
    note().querySelectorAll("button")[1]!.click();
    expect(note().textContent).toBe("");
  },
);

test("no part of the site is loaded without an answer to its failure", () => {
  const files = globSync("src/site/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  const unanswered = /void import\(|^\s*(?:if \(.*\)|else) import\(/m;
  expect(files.filter((file) => unanswered.test(readFileSync(file, "utf8")))).toEqual([]);
});
