import { readFileSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { unsupportedNode } from "#main/preflight/supported-node.ts";
import { processesToSupervise, superviseProcesses } from "#main/processes/supervise-processes.ts";
import type { StartOptions } from "#main/suite.ts";

/**
 * Starts the suite. It is imported after the check of Node's version: an older one fails at its first missing module.
 */
export async function startSuite(options: StartOptions) {
  const suite = await import("#main/start-suite.ts");
  return suite.startSuite(options);
}

// In development scripts/dev.ts loads this module through Vite and starts the suite itself.
if (import.meta.env.PROD) {
  const refusal = unsupportedNode(process.versions.node);
  if (refusal) {
    console.error(refusal);
    process.exit(1);
  }
  // Compiled code that the build left there.
  module.enableCompileCache(join(import.meta.dirname, "compiled"));
  const processes = processesToSupervise();
  if (processes > 0) await superviseProcesses(processes);
  else
    await startSuite({
      loadBuild: () => import("virtual:react-router/server-build"),
      clientFolder: join(import.meta.dirname, "../client"),
      edition: JSON.parse(readFileSync(join(import.meta.dirname, "../edition.json"), "utf8")),
    });
}
