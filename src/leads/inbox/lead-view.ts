import { z } from "zod";
import { leadRowView } from "./lead-row-view.ts";
import { leadStates } from "./lead-states.ts";

const touch = z
  .object({
    utm_source: z.string().optional(),
    utm_medium: z.string().optional(),
    utm_campaign: z.string().optional(),
    utm_term: z.string().optional(),
    landing_page: z.string().optional(),
    referrer: z.string().optional(),
    at: z.string().optional(),
  })
  .nullable();

/** Something that happened to a lead; `from` and `to` are states, or names of people. */
const event = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.string(),
  by: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** An order of the same person or company. */
const order = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.string(),
  product: z.string(),
  package_name: z.string(),
  total: z.int(),
  email: z.string(),
  placed_at: z.string(),
});

/** A lead with everything about it. */
export const leadView = leadRowView.extend({
  job: z.string(),
  message: z.string().nullable(),
  details: z.record(z.string(), z.array(z.string())),
  page: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_term: z.string().nullable(),
  first_touch: touch,
  last_touch: touch,
  marketing_consent: z.boolean(),
  privacy_version: z.string(),
  privacy_hash: z.string().nullable(),
  marketing_hash: z.string().nullable(),
  merged_into: z.uuid().nullable(),
  /** States to which it may move now. */
  next_states: z.array(z.enum(leadStates)),
  whatsapp_url: z.string().nullable(),
  events: z.array(event),
  deliveries: z.array(z.object({ channel: z.string(), delivered_at: z.string() })),
  duplicates: z.array(leadRowView).describe("Same e-mail address, phone, or company and product, within 90 days"),
  related: z.array(leadRowView).describe("Other requests of the same e-mail address or company"),
  orders: z.array(order).describe("Orders of the same e-mail address or company"),
});
export type LeadView = z.output<typeof leadView>;
