import { z } from "zod";
import { soldOnline } from "#catalogue/products.ts";
import { subscriptionStates } from "./subscription-states.ts";

/** What `POST /packages/{product}/open` returns: a one-time code and the address to which it is posted. */
export const handoverCodeResponse = z.object({
  data: z.object({ url: z.string(), code: z.string(), expires_at: z.string() }),
});
export type HandoverCodeResponse = z.infer<typeof handoverCodeResponse>;

/** What `POST /handover/exchange` returns to a product's backend. */
export const handoverCustomerResponse = z.object({
  data: z.object({
    product: z.enum(soldOnline),
    user: z.object({
      id: z.string(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      company: z.string(),
      locale: z.string(),
    }),
    package: z.object({
      id: z.string(),
      subscription: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      status: z.enum(subscriptionStates),
    }),
  }),
});

/** What `GET /big-social/token` returns: the short-lived token with which the account page opens BigSocial. */
export const bigSocialTokenResponse = z.object({
  data: z.object({ token: z.string(), expires_at: z.string(), url: z.string() }),
});
export type BigSocialTokenResponse = z.infer<typeof bigSocialTokenResponse>;
