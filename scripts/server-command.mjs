import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** How `npm start` and the bench run the built server. */

export const flags = [
  // For the one call of the garbage collector in src/main/suite-parts.ts, after all pages are rendered.
  "--expose-gc",
  // The embedded database's code is optimized where much is asked of it, not while it starts: a fifth of the start's work.
  "--wasm-tiering-budget=100000000",
  // Most of what a start allocates lives on; with the usual 1 MB it is looked through, and moved, again and again.
  "--min-semi-space-size=16",
];

// Pages are compressed in several threads, and glibc retains freed memory for each. Two arenas save 50 MB.
const { MALLOC_ARENA_MAX = "2", MALLOC_TRIM_THRESHOLD_ = "131072" } = process.env;
export const environment = { NODE_ENV: "production", MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ };

/** Returns the flag that reads `.env` where there is one; Node's own flag for that prints a line where there is none. */
export const envFile = () =>
  existsSync(fileURLToPath(new URL("../.env", import.meta.url))) ? ["--env-file=.env"] : [];
