import { z } from "zod";
import { customerRowView } from "./customer-view.ts";
import { companyOrderView, customerLeadView } from "./related-views.ts";

/** A company: all accounts whose company has the same name, whatever its spelling and legal form. */
export const companyRowView = z.object({
  id: z.string().describe("The normalised name"),
  name: z.string(),
  people: z.int(),
  packages: z.int().describe("With access now"),
  orders: z.int().nullable().describe("Paid ones; null without the permission"),
  leads: z.int().nullable().describe("Null without the permission"),
});
export type CompanyRow = z.output<typeof companyRowView>;

/** A company with its people, packages, orders and leads; at most 50 of each, the newest. */
export const companyView = companyRowView.extend({
  spellings: z.array(z.string()),
  customers: z.array(customerRowView),
  newest_orders: z.array(companyOrderView).nullable(),
  newest_leads: z.array(customerLeadView).nullable(),
});
export type CompanyView = z.output<typeof companyView>;
