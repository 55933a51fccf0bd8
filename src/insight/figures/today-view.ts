import { z } from "zod";

const count = z.int().min(0);
const rupiah = z.int();

/** GET /admin/today: what waits for somebody. A part that the role may not read is absent. */
export const todayView = z.object({
  data: z.object({
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
        thisMonth: rupiah,
        /** The same of last month, to the same day. */
        lastMonthToDate: rupiah,
        lastMonth: rupiah,
        /** Invoices of this month without PPN, less credit notes. */
        revenueThisMonth: rupiah,
        /** Money of customers: held, and to be decided or returned. */
        ofCustomers: rupiah,
      })
      .optional(),
    packages: z.object({ endingSoon: count, inGrace: count }).optional(),
    jobs: z.object({ failed: count, retrying: count }).optional(),
    subscribers: z.object({ confirmed: count, newThisMonth: count }).optional(),
    rights: z.object({ open: count, overdue: count, dueSoon: count }).optional(),
  }),
});
export type Today = z.output<typeof todayView>["data"];
