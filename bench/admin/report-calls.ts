import { reportDimensions } from "#growth/campaigns/report.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { figure, type MeasuredCall } from "./measured-call.ts";

/** Reports of a month, and of more than a year. */
const month = 300;
const long = 1000;
/** From visits to revenue, by first and by last arrival. */
const report = 500;
const today = jakartaDay(new Date());
const yearAgo = addDays(today, -364);

export const reportCalls: MeasuredCall[] = [
  { what: "numbers of today", paths: ["/today"], budget: figure },
  { what: "charts of a month", paths: ["/today/figures?days=30"], budget: figure },
  { what: "charts of a year", paths: ["/today/figures?days=365"], budget: figure },
  {
    what: "speed of pages, a month",
    paths: ["/speed", "/speed?by=device&edition=v2", "/speed?by=connection"],
    budget: month,
  },
  {
    what: "speed of pages, a year",
    paths: ["/speed?days=365", "/speed?days=365&by=connection&device=phone"],
    budget: long,
  },
  // Of two months, with 78,000 conversions.
  { what: "result of an experiment", paths: ["/experiments/1/results"], budget: long },
  { what: "visitors for an experiment", paths: ["/experiments/traffic?pages=/&locales=id,en"], budget: month },
  {
    what: "campaigns of a month",
    paths: reportDimensions.map((by) => `/campaigns/report?from=${addDays(today, -29)}&to=${today}&by=${by}`),
    budget: month,
  },
  {
    what: "campaigns of a year",
    paths: reportDimensions.map((by) => `/campaigns/report?from=${yearAgo}&to=${today}&by=${by}`),
    budget: report,
  },
  {
    what: "campaigns of two years",
    paths: reportDimensions.map((by) => `/campaigns/report?from=${addDays(today, -729)}&to=${today}&by=${by}`),
    budget: long,
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
