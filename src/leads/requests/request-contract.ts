import { z } from "zod";
import { post } from "#contract/contract.ts";

/** The receipt of a request, which its sender gets. */
export const leadReceipt = z
  .object({ data: z.object({ id: z.uuid(), received_at: z.iso.datetime() }) })
  .meta({ id: "LeadReceipt" });
export type LeadReceipt = z.output<typeof leadReceipt>["data"];

const form = {
  // Checked by the schema of its form, in the browser by a smaller one; plain forms are posted here too.
  body: z.record(z.string(), z.unknown()),
  data: leadReceipt.shape.data,
  idempotencyKey: "optional",
} as const;

/** The requests of visitors, which are routes of their own: they also take a plain HTML form. */
export const requestContract = {
  contact: post("/contact-us", { ...form, summary: "Send a contact request" }),
  marketplace: post("/api-marketplace/requests", { ...form, summary: "Ask for access to the API Marketplace" }),
};
