import { z } from "zod";
import { personView } from "./person-view.ts";

/** Who a person's invoices are made out to. */
const billingView = z.object({ name: z.string(), address: z.string(), npwp: z.string().optional() });
export type BillingView = z.output<typeof billingView>;

/** A person as their own account page shows them (API.md, `GET /account`). */
export const accountView = personView
  .extend({
    /** The requested address whose link has not been opened yet. */
    new_email: z.string().nullable(),
    /** When the account is erased at the earliest; null without a deletion request. */
    deletion_due_at: z.string().nullable(),
    billing: billingView,
  })
  .meta({ id: "Account" });
export type AccountView = z.output<typeof accountView>;
