import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pageTable } from "./page-table.ts";

/** Every row answers with and without `/en` and `/v2`; the screen file serves many rows under ids of their own. */
export default [
  route(
    "en?/v2?",
    "frame/frame.tsx",
    pageTable.map((row) =>
      row.path === "/"
        ? index(`${row.screen}.tsx`, { id: row.path })
        : route(row.path.slice(1), `${row.screen}.tsx`, { id: row.path }),
    ),
  ),
] satisfies RouteConfig;
