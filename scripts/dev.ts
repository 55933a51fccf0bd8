import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

/** Serves the site through Vite: pages and islands reload by themselves, and a change of server code restarts the suite. */
const vite = await createServer({ server: { middlewareMode: true, hmr: { port: 24678 } }, appType: "custom" });

async function start() {
  const { startSuite } = (await vite.ssrLoadModule("/src/main.ts")) as typeof import("../src/main.ts");
  return startSuite({
    loadBuild: () =>
      vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>,
    before:
      (next): RequestListener =>
      (request, response) =>
        vite.middlewares(request, response, () => next(request, response)),
  });
}

let suite = await start();
let restarting: NodeJS.Timeout | undefined;
vite.watcher.on("change", (file) => {
  // Vite reloads code that the browser also runs.
  if (/\/src\/(site|ui|client|admin)\//.test(file) && !/\.server\.tsx?$/.test(file)) return;
  if (!/\/src\/.*\.tsx?$/.test(file)) return;
  clearTimeout(restarting);
  restarting = setTimeout(async () => {
    await suite.close();
    suite = await start();
  }, 200);
});
