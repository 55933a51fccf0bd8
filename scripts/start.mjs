import { existsSync } from "node:fs";
import { join } from "node:path";
import { envFile, environment, flags } from "./server-command.mjs";
import { becomeNode, ensureBuilt, ensureInstalled, fail, project } from "./toolchain.mjs";

/**
 * `npm start`: installs, builds and serves the site, also from a fresh clone. With `--built`, for services, it only serves: what
 * runs as another user, or after a file's time changed, must neither install nor build.
 */
if (process.argv.includes("--built")) {
  const isReady = existsSync(join(project, "build/finished")) && existsSync(join(project, "node_modules/.bin/node"));
  if (!isReady) fail("There is no finished build. Run `npm ci --omit=dev && npm run build` first.");
} else {
  await ensureInstalled({ withTests: false });
  ensureBuilt();
}
becomeNode([...flags, ...envFile(), "build/server/index.js"], environment);
