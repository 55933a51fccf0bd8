import { z } from "zod";

/** What a dearer package costs until `until`, the last day of the active one; amounts in whole rupiah. */
const upgradeQuoteView = z.object({
  total: z.int(),
  unit_price: z.int(),
  dpp: z.int(),
  ppn: z.int(),
  until: z.string(),
});
export type UpgradeQuoteView = z.infer<typeof upgradeQuoteView>;

/** What `POST /subscriptions/{id}/upgrade-quote` returns. */
export const upgradeQuoteResponse = z.object({ data: upgradeQuoteView });

/** What `POST /subscriptions/{id}/cancel` and `/resume` return. */
export const renewalResponse = z.object({ data: z.object({ ends_at: z.string(), renews: z.boolean() }) });
export type RenewalResponse = z.infer<typeof renewalResponse>;
