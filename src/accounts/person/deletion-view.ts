import { z } from "zod";

/** A request to erase the account, and when it is erased at the earliest. */
export const deletionView = z.object({ requested_at: z.string(), due_at: z.string() });
export type DeletionView = z.output<typeof deletionView>;

/** What is lost with the account, and the request if there is one. */
export const deletionPreview = z.object({
  /** Null without a request. */
  deletion: deletionView.nullable(),
  waiting_days: z.int(),
  packages: z.array(
    z.object({ product: z.string(), name: z.string(), ends_at: z.string(), days_left: z.int(), value_left: z.int() }),
  ),
  open_orders: z.int(),
  open_money: z
    .array(
      z.object({
        order: z.object({ id: z.string(), number: z.string() }),
        kind: z.enum(["review", "extra", "returning"]),
        amount: z.int(),
      }),
    )
    .describe("Money of the customer that is not settled; the deletion waits for it"),
});
export type DeletionPreview = z.output<typeof deletionPreview>;
