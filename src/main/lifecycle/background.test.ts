import { expect, test } from "vitest";
import { recordingLog } from "../../../test/support/log.ts";
import { createBackground } from "./background.ts";

test("what runs is awaited, its failure is logged, and nothing begins once the process ends", async () => {
  const ending = new AbortController();
  const { log, lines } = recordingLog();
  const background = createBackground(log, ending.signal);
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  background.run(() => promise.then(() => done.push("slow")), "not slow");
  background.run(() => Promise.reject(new Error("broken")), "not refreshed", { part: "pages" });
  ending.abort();
  background.run(async () => done.push("late"), "not late");
  const ended = background.end().then(() => done.push("ended"));
  resolve();
  await ended;
  expect(done).toEqual(["slow", "ended"]);
  expect(lines()).toMatchObject([{ level: 50, msg: "not refreshed", part: "pages", err: { text: "broken" } }]);
});
