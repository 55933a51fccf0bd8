import { z } from "zod";
import { subscriptionStates } from "./subscription-states.ts";

/** A package as its customer has it; `price` is whole rupiah a month. */
const ownedPackageView = z.object({
  product: z.string(),
  name: z.string(),
  status: z.enum(subscriptionStates),
  starts_at: z.string(),
  ends_at: z.string(),
  price: z.int(),
  order: z.string(),
  subscription: z.string(),
  package_id: z.string(),
  renews: z.boolean(),
  anchor: z.int().describe("Day of the month on which its months end"),
  connected: z.boolean().describe("Whether POST /packages/{product}/open leads to it"),
  preparing: z
    .object({ since: z.string(), due: z.string() })
    .nullable()
    .describe("Its workspace is being prepared, until the day `due` at the latest: its period starts when it opens"),
  pending: z
    .object({ order: z.uuid(), number: z.string(), kind: z.string(), total: z.int(), expires_at: z.string() })
    .nullable()
    .describe("An order for it that awaits payment"),
});
export type OwnedPackageView = z.infer<typeof ownedPackageView>;

/** What `GET /transaction/current-package` returns: every package, and the active one bought last. */
export const currentPackageResponse = z.object({
  data: z.object({ active_package: ownedPackageView.nullable(), user_package: z.array(ownedPackageView) }),
});
export type CurrentPackageResponse = z.infer<typeof currentPackageResponse>;
