import type { JobWithMetadata } from "pg-boss";
import { expect, test } from "vitest";
import { silentLog } from "../log/log.server.ts";
import { type AttemptDeps, attemptJob, type Outcome } from "./attempt-job.server.ts";
import { PermanentFailure } from "./permanent-failure.server.ts";

/** Runs an attempt that fails, after so many retries; returns how pg-boss stores it, and what is counted. */
async function failAfter(retryCount: number, error: Error, name = "account-mail") {
  const counted: (Outcome | "forgot earlier")[] = [];
  const job = {
    id: "1",
    name,
    data: {},
    retryCount,
    retryLimit: 40,
    signal: new AbortController().signal,
  };
  const onOutcome = (outcome: Outcome) => void counted.push(outcome);
  const forgetFailed = async () => void counted.push("forgot earlier");
  const deps: AttemptDeps = { boss: {} as AttemptDeps["boss"], log: silentLog, onOutcome, forgetFailed };
  const fail = () => Promise.reject(error);
  const { status } = await attemptJob(job as unknown as JobWithMetadata<object>, fail, deps);
  return [status, ...counted];
}

test("a permanent failure is tried nine times again before it is given up", async () => {
  for (const retries of [0, 1, 8])
    expect(await failAfter(retries, new PermanentFailure("550 unknown")), `${retries}`).toEqual(["failed", "failed"]);
  expect(await failAfter(9, new PermanentFailure("550 unknown"))).toEqual(["deadletter", "given_up"]);
});

test("any other failure is tried again as often as its queue says", async () => {
  expect(await failAfter(39, new Error("connection refused"))).toEqual(["failed", "failed"]);
  expect(await failAfter(40, new Error("connection refused"))).toEqual(["failed", "given_up"]);
});

test("of a queue whose jobs come again and again, the last failure alone is shown, at once where the next is near", async () => {
  expect(await failAfter(0, new Error("no such letter"), "letter-send")).toEqual([
    "deadletter",
    "forgot earlier",
    "given_up",
  ]);
  const outage = Object.assign(new Error("down"), { code: "57P01" });
  expect(await failAfter(0, outage, "letter-send")).toEqual(["deadletter", "forgot earlier", "given_up"]);
  expect(await failAfter(0, outage, "upkeep")).toEqual(["failed", "forgot earlier", "failed"]);
});
