import type { ScreenRow } from "./screen-row.ts";

/** Every screen of the back office, one a line. */
export const screens: readonly ScreenRow[] = [
  // { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
];
