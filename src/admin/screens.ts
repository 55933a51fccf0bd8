import type { ScreenRow } from "./screen-row.ts";

/** Every screen of the back office, one a line. */
export const screens: readonly ScreenRow[] = [
  { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
  { path: "leads/:id", resource: "leads", load: () => import("./screens/leads/lead-screen.tsx") },
  { path: "staff", nav: "staff", resource: "staff", load: () => import("./screens/staff/staff-screen.tsx") },
  { path: "staff/:id", resource: "staff", load: () => import("./screens/staff/member-screen.tsx") },
  { path: "audit", nav: "audit", resource: "audit", load: () => import("./screens/audit/audit-screen.tsx") },
  { path: "api", resource: "today", load: () => import("./screens/api/api-screen.tsx") },
];
