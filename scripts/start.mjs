import { become, ensureBuilt, ensureInstalled } from "./toolchain.mjs";

/** `npm start`: everything from a fresh clone to a served site. */
ensureInstalled();
ensureBuilt();
// Compressing pages spreads over threads, and glibc would keep each one's freed memory: two pools hold 50 MB less.
const { MALLOC_ARENA_MAX = "2", MALLOC_TRIM_THRESHOLD_ = "131072" } = process.env;
// A small nursery for new objects holds another 45 MB less; kept pages need none.
become("node", ["--max-semi-space-size=4", "--env-file-if-exists=.env", "build/server/index.js"], {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX,
  MALLOC_TRIM_THRESHOLD_,
});
