/** How the built server is run: by `npm start`, and by the bench, which measures the same. */

// For the one call of the collector that src/main/start-suite.ts makes, after all pages have been made.
export const flags = ["--expose-gc"];

// Compressing pages spreads over threads, and glibc would keep each one's freed memory: two pools hold 50 MB less.
const { MALLOC_ARENA_MAX = "2", MALLOC_TRIM_THRESHOLD_ = "131072" } = process.env;
export const environment = { NODE_ENV: "production", MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ };
