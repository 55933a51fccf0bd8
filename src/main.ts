import { join } from "node:path";
import { startSuite } from "./main/start-suite.ts";

// In development scripts/dev.ts loads this module through Vite and starts the suite itself.
if (import.meta.env.PROD) {
  await startSuite({
    loadBuild: () => import("virtual:react-router/server-build"),
    clientFolder: join(import.meta.dirname, "../client"),
  });
}

export { startSuite };
