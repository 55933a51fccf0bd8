import { configDefaults, defineConfig } from "vitest/config";
import { LongestFirst } from "./test/runner/longest-first.ts";
import { runsAll } from "./test/support/runs-all.ts";

/** What has no short form runs where everything is run. */
const long = runsAll ? [] : ["**/*.long{,.db}.test.ts"];

export default defineConfig({
  test: {
    // `npm test` runs the journeys at the same time. Files share a worker, since no module stores state.
    maxWorkers: 2,
    isolate: false,
    pool: "threads",
    sequence: { sequencer: LongestFirst },
    // What no test imports and every test depends on: `vitest related` then runs all of them.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/package-lock.json",
      "**/tsconfig.json",
      "**/test/support/{postgres,embedded-postgres,postgres-process,pglite-dump}.ts",
    ],
    // Two processors are shared with the browsers: a limit is there for a test that hangs, not for one that is slow.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // What is waited for is always expected; only a failing test takes so long, also where other tests take the processors.
    expect: { poll: { timeout: 300_000 } },
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{src,test}/**/*.test.{ts,tsx}"], exclude: ["**/*.db.test.ts", ...long] },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["{src,test}/**/*.db.test.ts"],
          exclude: long,
          globalSetup: ["test/support/postgres.ts"],
        },
      },
    ],
  },
});
