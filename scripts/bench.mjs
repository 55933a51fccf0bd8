import { become, ensureBuilt, ensureInstalled, temporaryFolder } from "./toolchain.mjs";

/** `npm run bench [part ...]`: prints each budget of the architecture beside the measured figure. */
await ensureInstalled();
ensureBuilt();
become("node", ["--import", "./bench/read-tsx.ts", "bench/run.ts", ...process.argv.slice(2)], {
  TMPDIR: temporaryFolder(),
});
