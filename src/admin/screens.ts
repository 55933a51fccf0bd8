import type { ScreenRow } from "./screen-row.ts";

/** Every screen of the back office, one a line. */
export const screens: readonly ScreenRow[] = [
  { path: "today", nav: "today", resource: "today", load: () => import("./screens/today/today-screen.tsx") },
  { path: "jobs", nav: "jobs", resource: "jobs", load: () => import("./screens/jobs/jobs-screen.tsx") },
  { path: "jobs/mails/:name", resource: "jobs", load: () => import("./screens/jobs/mail-screen.tsx") },
  { path: "system", nav: "system", resource: "system", load: () => import("./screens/system/system-screen.tsx") },
  // { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
  { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
  { path: "leads/:id", resource: "leads", load: () => import("./screens/leads/lead-screen.tsx") },
];
