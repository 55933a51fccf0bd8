import { become, ensureBuilt, ensureInstalled, temporaryFolder } from "./toolchain.mjs";

/** `npm run load`: loads the suite with traffic until an objective breaks. */
await ensureInstalled();
ensureBuilt();
become("node", ["bench/load.ts", ...process.argv.slice(2)], { TMPDIR: temporaryFolder() });
