import { expect, test } from "vitest";
import { createScenarios } from "../../bench/faults/scenarios.ts";

// Kills on Postgres are in test/http/kill-nine.db.test.ts and test/http/shop-processes.db.test.ts already.
const short = createScenarios().filter(({ name }) => name !== "SIGKILL, Postgres");

/** The short form of `npm run faults`; the long one's figures are in docs/load-and-faults.md. */
test.for(short)("$name: nothing answered is lost, doubled or wrong", async ({ obstacle, run }, context) => {
  const reason = obstacle?.();
  if (reason) return context.skip(reason);
  const { differences } = await run("short");
  expect(differences).toEqual([]);
});
