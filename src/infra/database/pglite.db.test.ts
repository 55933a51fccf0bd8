import { sql } from "kysely";
import { expect, test } from "vitest";
import { openMigratedPglite } from "../../../test/support/databases.ts";

test("other work runs between the statements of a burst on the embedded database", async () => {
  const { db, close } = await openMigratedPglite();
  let finished = 0;
  const burst = Array.from({ length: 20 }, () => sql`select 1`.execute(db).then(() => finished++));
  const seen: number[] = [];
  const sample = () => {
    seen.push(finished);
    if (finished < 20) setImmediate(sample);
  };
  setImmediate(sample);
  await Promise.all(burst);
  expect(new Set(seen).size).toBeGreaterThan(10);
  await close();
});
