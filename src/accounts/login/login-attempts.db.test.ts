import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { recordAttempt, recordLoginAttempt } from "./login-attempts.server.ts";

eachDatabase((open) => {
  let db: Database;
  const deps = () => ({ db, jobs: recordingJobs(), now: () => new Date("2026-11-20T03:00:00Z") });
  beforeAll(async () => {
    ({ db } = await open());
  });
  beforeEach(() => db.deleteFrom("login_slowdowns").execute());

  const record = (identifier: string, address: string, { isKnown = false, freeFailuresPerAddress = 1000 } = {}) =>
    recordLoginAttempt(deps(), {
      identifier,
      address,
      device: "browser",
      freeFailuresPerAddress,
      isKnownDevice: async () => isKnown,
    });
  const allowed = async (...login: Parameters<typeof record>) => {
    const attempt = await record(...login);
    if (!attempt.allowed) throw new Error("refused");
    return attempt;
  };

  test("guessing at an account from many addresses is delayed more and more, but not in its owner's browser", async () => {
    const delays: number[] = [];
    for (let host = 1; host <= 45; host++) delays.push((await allowed("siti", `10.0.${host}.1`)).delay);
    expect(delays.slice(0, 20)).toEqual(Array(20).fill(0));
    expect(delays.slice(20, 23)).toEqual([100, 200, 300]);
    expect(delays.slice(-4)).toEqual([2000, 2000, 2000, 2000]);
    expect((await allowed("budi", "10.0.99.1")).delay).toBe(0);
    expect((await allowed("siti", "10.0.99.1", { isKnown: true })).delay).toBe(0);
  });

  test("a wait of a clock that was ahead ends with the clock", async () => {
    const [ahead, right] = [new Date("2026-11-21T05:00:00Z"), new Date("2026-11-20T03:00:00Z")];
    for (let failure = 0; failure < 3; failure++) await recordAttempt(db, "key", 3, ahead);
    expect((await recordAttempt(db, "key", 3, ahead)).allowed).toBe(false);
    expect((await recordAttempt(db, "key", 3, right)).allowed).toBe(true);
    expect((await recordAttempt(db, "key", 3, right)).allowed).toBe(false);
  });

  test("people who log in at the same moment from one address do not wait for each other, nor for a slower clock", async () => {
    const [later, earlier] = [new Date("2026-11-20T03:00:00.500Z"), new Date("2026-11-20T03:00:00Z")];
    expect((await recordAttempt(db, "office", 30, later)).allowed).toBe(true);
    expect(await recordAttempt(db, "office", 30, earlier)).toEqual({ allowed: true, failures: 2 });
    expect(await recordAttempt(db, "office", 30, earlier)).toEqual({ allowed: true, failures: 3 });
  });

  test("a successful login clears its own failures, not those of its address: an attacker has an account too", async () => {
    const from = (identifier: string) => record(identifier, "10.9.9.9", { freeFailuresPerAddress: 3 });
    await from("siti");
    await from("dewi");
    await (await allowed("guesser", "10.9.9.9", { freeFailuresPerAddress: 3 })).clearFailures();
    expect(await from("ratna")).toEqual({ allowed: false, retryAfterSeconds: 1 });

    await db.deleteFrom("login_slowdowns").execute();
    for (let round = 0; round < 3; round++) {
      for (let times = 0; times < 4; times++) await record("siti", "10.9.9.9");
      await (await allowed("siti", "10.9.9.9")).clearFailures();
    }
    const keys = await db.selectFrom("login_slowdowns").select(["key", "failures"]).execute();
    expect(keys).toEqual([{ key: expect.stringMatching(/^address:/), failures: 12 }]);
  });
});
