import { z } from "zod";
import { get } from "#contract/contract.ts";
import { inRupiah, wholeRupiah } from "#money/rupiah-schema.ts";
import { isoDay } from "#time/day-schema.ts";
import { figureDimensions, reportDays } from "./measures.ts";

const count = z.int().min(0);

/** What waits for somebody. A part that the role may not read is absent. */
const todayView = z.object({
  /** Unanswered requests by their age in working days. */
  leads: z
    .object({
      /** Younger than the promised working day. */
      inTime: count,
      /** Up to three working days old. */
      overdue: count,
      /** Older. */
      longOverdue: count,
      suspects: count,
      oldest: z.iso.datetime().nullable(),
    })
    .optional(),
  orders: z
    .object({
      /** Under review, with money that belongs to the customer, or proposed to a second person. */
      toDecide: count,
      /** Refunds that are recorded but not sent. */
      refundsToSend: count,
      awaitingPayment: count,
    })
    .optional(),
  /** Paid packages whose workspace the team has to open, and those of them past the promised day. */
  workspaces: z.object({ preparing: count, late: count }).optional(),
  /** Requests of customers whose turn is the team's, and since when the first of them waits. */
  help: z.object({ waiting: count, oldest: z.iso.datetime().nullable() }).optional(),
  money: z
    .object({
      /** Money in: received, less what was returned, from the first of the month until now. */
      thisMonth: wholeRupiah,
      /** The same of last month, to the same day. */
      lastMonthToDate: wholeRupiah,
      lastMonth: wholeRupiah,
      /** Invoices of this month without PPN, less credit notes. */
      revenueThisMonth: wholeRupiah,
      /** Money of customers: held, and to be decided or returned. */
      ofCustomers: wholeRupiah,
    })
    .optional(),
  packages: z.object({ endingSoon: count, inGrace: count }).optional(),
  jobs: z.object({ failed: count, retrying: count }).optional(),
  subscribers: z.object({ confirmed: count, newThisMonth: count }).optional(),
  rights: z.object({ open: count, overdue: count, dueSoon: count }).optional(),
});
export type Today = z.output<typeof todayView>;

const values = z.array(z.number());
const amounts = z.array(inRupiah(z.number()));

/** One value for each day; a list that the role may not read is absent. */
const figuresView = z.object({
  days: z.array(isoDay),
  leads: values.optional(),
  orders: values.optional(),
  paid: values.optional(),
  /** Money in, in rupiah; what was returned stands beside it. */
  received: amounts.optional(),
  /** Rupiah. */
  refunded: amounts.optional(),
  /** Rupiah without PPN, negative on days with more credit notes than invoices. */
  revenue: amounts.optional(),
});
export type Figures = z.output<typeof figuresView>;

const step = z.int().min(0);
/** A step that the role may not read is absent. */
const steps = { visits: step, contacts: step.optional(), orders: step.optional(), paid: step.optional() };

/** From visits to paid orders, in all and by the values of one dimension, most visits first. */
const funnelView = z.object({
  from: isoDay,
  to: isoDay,
  by: z.enum(figureDimensions),
  all: z.object(steps),
  values: z.array(z.object({ value: z.string(), ...steps })),
  /** How many further values are added up in `rest`. */
  more: z.int().min(0),
  rest: z.object(steps),
});
export type Funnel = z.output<typeof funnelView>;

/** The period of a report: one of the usual lengths, up to today. */
export const periodQuery = z.object({ days: z.coerce.number().pipe(z.literal(reportDays)).default(30) });
const reads = ["today", "read"] as const;

/** The calls of the first screen: what waits for somebody, the charts and the funnel. */
export const todayContract = {
  read: get("/admin/today", {
    permission: reads,
    summary: "What waits for somebody",
    data: todayView,
    statuses: [401, 403, 404, 409],
  }),
  figures: get("/admin/today/figures", {
    permission: reads,
    summary: "Leads, orders and revenue by day",
    query: periodQuery,
    data: figuresView,
  }),
  funnel: get("/admin/today/funnel", {
    permission: reads,
    summary: "From visits to paid orders",
    query: periodQuery.extend({ by: z.enum(figureDimensions).default("product") }),
    data: funnelView,
  }),
};
