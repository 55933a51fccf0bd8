import { join } from "node:path";
import { unsuitable } from "#main/preflight/suitable-node.ts";
import type { StartOptions } from "#main/start-suite.ts";

/** Loaded only once it is known that this Node can: an older one fails at the first module it lacks, with a stack. */
export async function startSuite(options: StartOptions) {
  const suite = await import("#main/start-suite.ts");
  return suite.startSuite(options);
}

// In development scripts/dev.ts loads this module through Vite and starts the suite itself.
if (import.meta.env.PROD) {
  const refusal = unsuitable(process.versions.node);
  if (refusal) {
    console.error(refusal);
    process.exit(1);
  }
  await startSuite({
    loadBuild: () => import("virtual:react-router/server-build"),
    clientFolder: join(import.meta.dirname, "../client"),
  });
}
