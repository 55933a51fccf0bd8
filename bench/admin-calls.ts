import { reportDimensions } from "#growth/campaigns/report.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";

/** Calls that are measured together; a path that does not exist is reported, not fatal. */
export interface MeasuredCall {
  what: string;
  /** Below /api/admin, in turns. */
  paths: string[];
  /** Measures the page after the first one. */
  next?: true;
  /** Milliseconds, for p99. */
  budget?: number;
}

const list = 50;
const figure = 300;
/** From visits to revenue, by first and by last arrival. */
const report = 500;
const today = jakartaDay(new Date());
const yearAgo = addDays(today, -364);

export const adminCalls: MeasuredCall[] = [
  { what: "leads, first page", paths: ["/leads"], budget: list },
  { what: "leads, next page", paths: ["/leads", "/leads?state=lost"], next: true, budget: list },
  {
    what: "leads, filtered",
    paths: [
      "/leads?state=new",
      "/leads?state=won",
      "/leads?product=big-lake",
      "/leads?state=qualified&product=big-social",
      "/leads?owner=large-staff-1",
      "/leads?owner=nobody",
      "/leads?source=linkedin&campaign=summit",
      "/leads?suspicion=any",
      "/leads?locale=en&industry=retail",
      "/leads?age=over-30&state=new",
      "/leads?sort=updated",
    ],
    budget: list,
  },
  {
    what: "leads, several filters at once",
    paths: [
      "/leads?state=qualified&product=big-lake&industry=retail&locale=en",
      "/leads?state=won&product=big-social&industry=retail&locale=en&owner=large-staff-1",
      "/leads?product=big-lake&locale=en&source=linkedin&campaign=summit",
      "/leads?state=won&product=big-view&source=google&campaign=brand&locale=id",
      "/leads?state=contacted&locale=en&product=big-social&source=google",
      "/leads?state=contacted&product=big-social&locale=id",
      "/leads?owner=large-staff-2&product=big-lake&locale=id",
      "/leads?state=new,contacted&locale=en&industry=retail&source=newsletter",
    ],
    budget: list,
  },
  {
    what: "leads, searched",
    paths: [
      "/leads?q=siti",
      "/leads?q=wulandari%20rempah",
      "/leads?q=siti%20wulandari%20rempah",
      "/leads?q=%2B62813",
      "/leads?q=budi.4711",
      "/leads?q=xqzwvk",
    ],
    budget: list,
  },
  { what: "leads, counted for the filters", paths: ["/leads/choices"], budget: list },
  { what: "orders, first page", paths: ["/orders"], budget: list },
  { what: "orders, next page", paths: ["/orders", "/orders?state=paid"], next: true, budget: list },
  {
    what: "orders, filtered",
    paths: [
      "/orders?state=paid",
      "/orders?attention=true",
      "/orders?state=refunded&product=big-social",
      "/orders?method=qris",
      "/orders?product=big-legal&state=closed",
      "/orders?from=2026-01-01&to=2026-01-31",
    ],
    budget: list,
  },
  {
    what: "orders, searched",
    paths: [
      "/orders?search=ORD-202610",
      "/orders?search=siti",
      "/orders?search=large.4711",
      "/orders?search=8808",
      "/orders?search=rempah",
      "/orders?search=siti%20wulandari",
      "/orders?search=xqzwvk",
    ],
    budget: list,
  },
  { what: "customers, first page", paths: ["/customers"], budget: list },
  { what: "customers, next page", paths: ["/customers"], next: true, budget: list },
  {
    what: "customers, filtered",
    paths: ["/customers?package=active", "/customers?product=big-social", "/customers?state=unverified"],
    budget: list,
  },
  {
    what: "customers, searched",
    paths: ["/customers?q=wulandari", "/customers?q=large.4711", "/customers?q=xqzwvk"],
    budget: list,
  },
  { what: "companies", paths: ["/customers/companies", "/customers/companies?q=rempah"], budget: list },
  { what: "vouchers", paths: ["/vouchers"], budget: list },
  { what: "one voucher's uses", paths: ["/vouchers/1/uses"], budget: list },
  { what: "subscribers, first page", paths: ["/subscribers"], budget: list },
  { what: "subscribers, next page", paths: ["/subscribers", "/subscribers?state=confirmed"], next: true, budget: list },
  {
    what: "subscribers, filtered and searched",
    paths: [
      "/subscribers?state=asked",
      "/subscribers?locale=en",
      "/subscribers?q=berita.4711",
      "/subscribers?q=xqzwvk",
    ],
    budget: list,
  },
  { what: "letters", paths: ["/newsletter"], budget: list },
  { what: "jobs", paths: ["/jobs"], budget: list },
  { what: "settlement files", paths: ["/reconciliation/files"], budget: list },
  {
    what: "search of everything",
    paths: ["/search?q=wulandari", "/search?q=ORD-202610", "/search?q=rempah"],
    budget: list,
  },
  { what: "audit log", paths: ["/audit", "/audit?actor=job", "/audit?kind=orders", "/audit/choices"], budget: list },
  { what: "numbers of today", paths: ["/today"], budget: figure },
  { what: "charts of a month", paths: ["/today/figures?days=30"], budget: figure },
  { what: "charts of a year", paths: ["/today/figures?days=365"], budget: figure },
  { what: "speed of pages", paths: ["/speed"], budget: figure },
  {
    what: "campaigns of a year",
    paths: reportDimensions.map((by) => `/campaigns/report?from=${yearAgo}&to=${today}&by=${by}`),
    budget: report,
  },
  {
    what: "one campaign of a year",
    paths: ["summit", "brand"].map(
      (name) => `/campaigns/report?from=${yearAgo}&to=${today}&by=source&campaign=${name}`,
    ),
    budget: report,
  },
  {
    what: "funnel of a year",
    paths: [
      "/today/funnel?days=365&by=product",
      "/today/funnel?days=365&by=locale",
      "/today/funnel?days=365&by=campaign",
    ],
    budget: figure,
  },
];

export const exports = ["/leads/export.csv", "/orders/export.csv"];
