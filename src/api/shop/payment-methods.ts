import { paymentMethodsResponse } from "#shop/payments/payment-method-view.ts";
import type { Api, ApiDeps } from "../http/deps.ts";

/** GET /payment-methods: returns the ways to pay, Mandiri first. */
export function paymentMethods(api: Api, { shop }: ApiDeps): void {
  const data = shop.settings.methods.map(({ id, name, kind, channelFee, min, max }) => ({
    id,
    name,
    kind,
    channel_fee: channelFee,
    min,
    max,
  }));
  api.get(
    "/payment-methods",
    { schema: { summary: "Ways to pay", tags: ["shop"], response: { 200: paymentMethodsResponse } } },
    async () => ({ data }),
  );
}
