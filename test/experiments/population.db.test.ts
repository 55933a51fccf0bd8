import { expect, test } from "vitest";
import { openMigratedDatabase } from "../support/databases.ts";
import { simulate } from "./simulate.ts";
import { storeExperiment } from "./store-experiment.ts";

test("of 2,000 browsers over 30 days the true figures of each arm are reported, and none changes its arm", async () => {
  const base = await openMigratedDatabase();
  const change = { kind: "edition", edition: "v2" } as const;
  const id = await storeExperiment(base.db, { pages: ["/", "/about-us"], changes: [change] });
  const { expected, reported, changed } = await simulate(base, id, 2000);
  expect(reported).toEqual(expected);
  expect(changed).toBe(0);
  expect(expected.a!.visitors + expected.b!.visitors).toBeGreaterThan(1500);
  for (const arm of ["a", "b"]) expect(Math.min(...Object.values(expected[arm]!))).toBeGreaterThan(0);
  await base.close();
});
