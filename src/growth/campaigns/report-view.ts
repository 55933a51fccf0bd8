import { z } from "zod";
import { reportDimensions } from "./report.ts";

const count = z.int();
const counts = z.object({ leads: count, accounts: count, orders: count, revenue: z.int() });
const line = z.object({ value: z.string(), visits: count, first: counts, last: counts, cost: z.int() });
const values = z.array(z.int());

/** GET /admin/campaigns/report: from visits to revenue, by the first and by the last arrival. */
export const reportView = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(reportDimensions),
  all: line,
  lines: z.array(line),
  /** How many further values are added up in `rest`. */
  more: count,
  rest: line,
  /** All of it by day, by the last arrival. */
  days: z.object({ days: z.array(z.iso.date()), visits: values, leads: values, revenue: values, cost: values }),
});
export type ReportView = z.output<typeof reportView>;
