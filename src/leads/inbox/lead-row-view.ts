import { z } from "zod";
import { leadStates } from "./lead-states.ts";

const owner = z.object({ id: z.string(), name: z.string() });

/** A lead in a list of the back office. */
export const leadRowView = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  kind: z.enum(["contact", "api-marketplace", "event"]),
  state: z.enum(leadStates),
  received_at: z.string(),
  updated_at: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  industry: z.string(),
  product: z.string(),
  excerpt: z.string().nullable().describe("How their message begins, on one line"),
  locale: z.enum(["id", "en"]),
  utm_source: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  suspicion: z.string().nullable(),
  owner: owner.nullable(),
});
export type LeadRowView = z.output<typeof leadRowView>;
