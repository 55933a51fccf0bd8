import type { ScreenRow } from "./screen-row.ts";

/** Every screen of the back office, one a line. */
export const screens: readonly ScreenRow[] = [
  { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
  { path: "leads/:id", resource: "leads", load: () => import("./screens/leads/lead-screen.tsx") },
  { path: "orders", nav: "orders", resource: "orders", load: () => import("./screens/orders/orders-screen.tsx") },
  { path: "orders/:id", resource: "orders", load: () => import("./screens/orders/order-screen.tsx") },
];
