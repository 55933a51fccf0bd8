import { z } from "zod";

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** What the inbox can be narrowed to, with the names that people read. */
export const leadChoices = z.object({
  products: named,
  industries: named,
  sources: z.array(z.string()).describe("utm_source of the leads, in the alphabet's order"),
  campaigns: z.array(z.string()).describe("utm_campaign of the leads, in the alphabet's order"),
});
export type LeadChoices = z.output<typeof leadChoices>;
