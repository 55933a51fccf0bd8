import { readFileSync } from "node:fs";
import { test as base } from "../test.ts";
import { secondServerFile } from "./operator.ts";

/**
 * The server for what would change the journeys on the first: an experiment, `x1`, runs on it, and publications need a second
 * person. The first journey that asks for it starts it; all journeys of a run share it.
 */
interface SecondServer {
  url: string;
  dataDir: string;
}

/** The test function of specs that need the second server, whose start does not count as time of a test. */
export const test = base.extend<object, { second: SecondServer }>({
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => use(await (await fetch(readFileSync(secondServerFile(), "utf8"))).json()),
    { scope: "worker", timeout: 600_000 },
  ],
});
