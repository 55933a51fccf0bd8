import { z } from "zod";

/** The receipt of a request, which its sender gets. */
export const leadReceipt = z
  .object({ data: z.object({ id: z.uuid(), received_at: z.iso.datetime() }) })
  .meta({ id: "LeadReceipt" });
export type LeadReceipt = z.output<typeof leadReceipt>["data"];
