import { become, ensureBuilt, ensureInstalled, temporaryFolder } from "./toolchain.mjs";

/** `npm run faults`: breaks what the suite depends on and checks that nothing answered is lost, doubled or wrong. */
await ensureInstalled();
ensureBuilt();
become("node", ["bench/faults.ts", ...process.argv.slice(2)], { TMPDIR: temporaryFolder() });
