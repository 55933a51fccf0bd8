/** How `npm start` and the bench run the built server. */

// For the one call of the garbage collector in src/main/start-suite.ts, after all pages are rendered.
export const flags = ["--expose-gc"];

// Pages are compressed in several threads, and glibc retains freed memory for each. Two arenas save 50 MB.
const { MALLOC_ARENA_MAX = "2", MALLOC_TRIM_THRESHOLD_ = "131072" } = process.env;
export const environment = { NODE_ENV: "production", MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ };
