import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTaskThread } from "./task-thread.server.ts";

let folder: string;
let entry: URL;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bigsuite-thread-"));
  entry = pathToFileURL(join(folder, "entry.mjs"));
  const here = JSON.stringify(new URL("./task-thread.server.ts", import.meta.url).href);
  writeFileSync(
    entry,
    `import { serveTasks } from ${here};
    serveTasks(async (task, give) => {
      if (task === "parts") {
        for (const part of [1, 2, 3]) await give(part);
        return "all given";
      }
      if (task === "rule") return /^(a|a)*$/.test("a".repeat(60) + "b");
      if (task === "throw") throw new RangeError("too deep");
      if (task === "memory") { const all = []; for (;;) all.push(new Array(1e5).fill({})); }
      if (task === "exit") process.exit(1);
      return task.toUpperCase();
    });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

test("a task that takes too long, throws, needs too much memory or ends the thread costs itself, and the next is run", async () => {
  const run = createTaskThread<string, string>(entry, { time: 1500, memory: 32 });
  const bad = ["rule", "throw", "memory", "exit"];
  const outcomes = await Promise.all(bad.flatMap((task) => [run(task), run("next")]));
  expect(outcomes.filter((_outcome, index) => index % 2 === 1)).toEqual(bad.map(() => ({ ok: true, result: "NEXT" })));
  expect(outcomes.filter((_outcome, index) => index % 2 === 0)).toEqual([
    { ok: false, code: "time_limit" },
    { ok: false, code: "failed", message: "RangeError: too deep" },
    // A busy machine is slower at filling the memory than the time that is given.
    expect.objectContaining({ ok: false }),
    { ok: false, code: "failed", message: "The thread ended." },
  ]);
});

test("a result is taken part by part, and what takes it may fail", async () => {
  const run = createTaskThread<string, string, number>(entry, { time: 20_000 });
  const parts: number[] = [];
  let taking = 0;
  const outcome = await run("parts", async (part) => {
    // Never two at once.
    expect(taking++).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    taking--;
    parts.push(part);
  });
  expect({ outcome, parts }).toEqual({ outcome: { ok: true, result: "all given" }, parts: [1, 2, 3] });
  const failing = run("parts", () => Promise.reject(new Error("no room")));
  await expect(failing).rejects.toThrow("no room");
  expect(await run("next")).toEqual({ ok: true, result: "NEXT" });
});
