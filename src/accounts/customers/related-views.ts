import { z } from "zod";

/** An order in the page of a customer or a company. */
export const companyOrderView = z.object({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  package_name: z.string(),
  total: z.int(),
  placed_at: z.string(),
});

/** A lead in the page of a customer or a company. */
export const customerLeadView = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  product: z.string(),
  name: z.string(),
  received_at: z.string(),
});
