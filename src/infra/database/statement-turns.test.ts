import { sql } from "kysely";
import { expect, test } from "vitest";
import { openPglite } from "./pglite.server.ts";

test("between the statements of a burst on the embedded database, others get a word in", async () => {
  const { db, close } = await openPglite();
  let answered = 0;
  const burst = Array.from({ length: 20 }, () => sql`select 1`.execute(db).then(() => answered++));
  const seen: number[] = [];
  const look = () => {
    seen.push(answered);
    if (answered < 20) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(burst);
  expect(new Set(seen).size).toBeGreaterThan(10);
  await close();
});
