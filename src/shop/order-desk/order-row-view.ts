import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { orderKinds } from "../orders/order-kinds.ts";
import { orderStates } from "../orders/order-states.ts";

/** Why an order needs a person; amounts in whole rupiah. */
const attention = z.object({
  in_review: z.boolean(),
  surplus: z.int().describe("Belongs to the customer; negative when more left than was received"),
  to_send: z.int().describe("Refunds that are recorded and not sent"),
  proposed: z.boolean().describe("A decision waits for a second person"),
});

/** The account of a customer; closed accounts have none. */
export const customerView = z.object({ id: z.string(), name: z.string(), company: z.string(), email: z.string() });

/** An order in the list of the back office. */
export const orderRowView = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  state: z.enum(orderStates),
  kind: z.enum(orderKinds),
  product: z.string(),
  package_name: z.string(),
  months: z.int(),
  total: z.int(),
  method: z.enum(paymentMethodIds),
  buyer: z.string(),
  email: z.string(),
  customer: customerView.nullable(),
  invoice: z.string().nullable(),
  placed_at: z.string(),
  attention: attention.nullable(),
  workspace_due: z.string().nullable().describe("The day by which its workspace is to be opened, while it is not"),
});
export type OrderRowView = z.infer<typeof orderRowView>;
