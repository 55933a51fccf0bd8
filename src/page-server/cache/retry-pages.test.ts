import { expect, test } from "vitest";
import { makeAllPages } from "../page-source.ts";

test("pages that fail are retried with growing pauses until all are made, the others are made once", async () => {
  const made: string[] = [];
  const failed: string[] = [];
  const pauses: number[] = [];
  await makeAllPages(
    ["/", "/pricing", "/docs"],
    async (pathname) => {
      if (pathname === "/pricing" && failed.length < 8) throw new Error("no database");
      made.push(pathname);
    },
    {
      onError: (_error, pathname) => failed.push(pathname),
      pause: async (milliseconds) => pauses.push(milliseconds),
    },
  );
  expect(made).toEqual(["/", "/docs", "/pricing"]);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});
