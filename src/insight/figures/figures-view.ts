import { z } from "zod";
import { figureDimensions } from "./measures.ts";

const values = z.array(z.number());

/** GET /admin/today/figures: one value for each day; a list that the role may not read is absent. */
export const figuresView = z.object({
  data: z.object({
    days: z.array(z.iso.date()),
    leads: values.optional(),
    orders: values.optional(),
    paid: values.optional(),
    /** Money in, in rupiah; what was returned stands beside it. */
    received: values.optional(),
    /** Rupiah. */
    refunded: values.optional(),
    /** Rupiah without PPN, negative on days with more credit notes than invoices. */
    revenue: values.optional(),
  }),
});
export type Figures = z.output<typeof figuresView>["data"];

const step = z.int().min(0);
/** A step that the role may not read is absent. */
const steps = { visits: step, contacts: step.optional(), orders: step.optional(), paid: step.optional() };

/** GET /admin/today/funnel: from visits to paid orders, in all and by the values of one dimension, most visits first. */
export const funnelView = z.object({
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.enum(figureDimensions),
    all: z.object(steps),
    values: z.array(z.object({ value: z.string(), ...steps })),
    /** How many further values are added up in `rest`. */
    more: z.int().min(0),
    rest: z.object(steps),
  }),
});
export type Funnel = z.output<typeof funnelView>["data"];
