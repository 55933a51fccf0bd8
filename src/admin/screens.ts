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
  { path: "today", nav: "today", resource: "today", load: () => import("./screens/today/today-screen.tsx") },
  { path: "jobs", nav: "jobs", resource: "jobs", load: () => import("./screens/jobs/jobs-screen.tsx") },
  { path: "jobs/mails/:name", resource: "jobs", load: () => import("./screens/jobs/mail-screen.tsx") },
  { path: "system", nav: "system", resource: "system", load: () => import("./screens/system/system-screen.tsx") },
  // { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
  { path: "leads", nav: "leads", resource: "leads", load: () => import("./screens/leads/leads-screen.tsx") },
  { path: "leads/:id", resource: "leads", load: () => import("./screens/leads/lead-screen.tsx") },
  { path: "orders", nav: "orders", resource: "orders", load: () => import("./screens/orders/orders-screen.tsx") },
  { path: "orders/:id", resource: "orders", load: () => import("./screens/orders/order-screen.tsx") },
  {
    path: "reconciliation",
    nav: "reconciliation",
    resource: "reconciliation",
    load: () => import("./screens/reconciliation/reconciliation-screen.tsx"),
  },
  {
    path: "reconciliation/:id",
    resource: "reconciliation",
    load: () => import("./screens/reconciliation/settlement-screen.tsx"),
  },
  {
    path: "vouchers",
    nav: "vouchers",
    resource: "vouchers",
    load: () => import("./screens/vouchers/vouchers-screen.tsx"),
  },
  { path: "vouchers/new", resource: "vouchers", load: () => import("./screens/vouchers/new-voucher-screen.tsx") },
  { path: "vouchers/batches", resource: "vouchers", load: () => import("./screens/vouchers/batches-screen.tsx") },
  { path: "vouchers/batches/new", resource: "vouchers", load: () => import("./screens/vouchers/new-batch-screen.tsx") },
  { path: "vouchers/batches/:id", resource: "vouchers", load: () => import("./screens/vouchers/batch-screen.tsx") },
  { path: "vouchers/:id", resource: "vouchers", load: () => import("./screens/vouchers/voucher-screen.tsx") },
  { path: "vouchers/:id/edit", resource: "vouchers", load: () => import("./screens/vouchers/edit-voucher-screen.tsx") },
  { path: "prices", nav: "prices", resource: "prices", load: () => import("./screens/prices/prices-screen.tsx") },
  { path: "prices/history", resource: "prices", load: () => import("./screens/prices/price-history-screen.tsx") },
];
