import { envFile } from "./server-command.mjs";
import { ensureBuilt, fail, run } from "./toolchain.mjs";

/**
 * `npm run build`: builds when a source changed. A separate step, so that a failed build fails one check and not the whole
 * run. With `--release` the pages are made too.
 */
ensureBuilt();
if (process.argv.includes("--release")) {
  if (run("node", [...envFile(), "scripts/build-pages.ts"]) !== 0) fail("The pages could not be made.");
}
