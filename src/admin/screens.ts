import type { ScreenRow } from "./screen-row.ts";

/** Every screen of the back office, one a line. */
export const screens: readonly ScreenRow[] = [
  {
    path: "customers",
    nav: "customers",
    resource: "customers",
    load: () => import("./screens/customers/customers-screen.tsx"),
  },
  {
    path: "customers/companies",
    resource: "customers",
    load: () => import("./screens/customers/companies-screen.tsx"),
  },
  {
    path: "customers/companies/:key",
    resource: "customers",
    load: () => import("./screens/customers/company-screen.tsx"),
  },
  { path: "customers/:id", resource: "customers", load: () => import("./screens/customers/customer-screen.tsx") },
  { path: "people", nav: "people", resource: "people", load: () => import("./screens/people/people-screen.tsx") },
  { path: "people/find", resource: "people", load: () => import("./screens/people/find-screen.tsx") },
  { path: "people/requests/:id", resource: "people", load: () => import("./screens/people/request-screen.tsx") },
  { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
  { path: "leads/:id", resource: "leads", load: () => import("./screens/leads/lead-screen.tsx") },
];
