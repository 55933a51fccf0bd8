import { z } from "zod";
import type { Api, ApiDeps } from "../http/deps.ts";

const answer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(["virtual_account", "qris"]),
      channel_fee: z.int(),
      min: z.int(),
      max: z.int(),
    }),
  ),
});

/** GET /payment-methods, Mandiri first. */
export function paymentMethods(api: Api, { shop }: ApiDeps): void {
  const data = shop.settings.methods.map(({ id, name, kind, channelFee, min, max }) => ({
    ...{ id, name, kind, channel_fee: channelFee, min, max },
  }));
  api.get(
    "/payment-methods",
    { schema: { summary: "Ways to pay", tags: ["shop"], response: { 200: answer } } },
    async () => ({ data }),
  );
}
