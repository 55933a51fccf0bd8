import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pageTable } from "./page-table.ts";
import { screenFiles } from "./screens.ts";

/** Every row exists with and without `/en` and `/v2`; a screen may serve many rows, each under its own id. */
export default [
  route(
    "en?/v2?",
    "layout/page-layout.tsx",
    pageTable.map((row) =>
      row.path === "/"
        ? index(`pages/${screenFiles[row.screen]}.tsx`, { id: row.path })
        : route(row.path.slice(1), `pages/${screenFiles[row.screen]}.tsx`, { id: row.path }),
    ),
  ),
] satisfies RouteConfig;
