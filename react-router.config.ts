import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  ssr: true,
  // Pages never load the router in the browser, so no chunks need to be discovered or split.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
