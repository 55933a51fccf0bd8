import type { z } from "zod";
import type {
  accountContract,
  consentsContract,
  deletionContract,
  securityContract,
  sessionsContract,
} from "#accounts/person/account-contract.ts";
import type { loginContract } from "#accounts/person/person-contract.ts";
import type { ProfileChange } from "#accounts/registration/registration.ts";
import type { CallOfTemplate, CallsOf, TemplateAt } from "#contract/calls.ts";
import type { consentContract } from "#insight/consent-contract.ts";
import type { requestContract } from "#leads/requests/request-contract.ts";
import type { siteSearchContract } from "#search/search-contract.ts";
import type { helpFileContract, ownHelpContract } from "#shop/help/help-contract.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import type { ownOrderContract } from "#shop/orders/own-order-contract.ts";
import type { linkedOrderContract, payerLinkContract } from "#shop/payer-links/payer-link-contract.ts";
import type { simulatorContract } from "#shop/payments/gateways/simulator-contract.ts";
import type { quoteContract } from "#shop/prices/quote-contract.ts";
import type { quotationContract } from "#shop/quotations/quotation-contract.ts";
import type { subscriptionContract } from "#shop/subscriptions/subscription-contract.ts";
import type { CallOptions, Method } from "./attempt.ts";
import type { Outcome } from "./outcome.ts";
import { sendAny } from "./send-any.ts";

/** What a person may change of their account; whatever is missing stays as it is. */
export type AccountChange = ProfileChange & { billing?: Buyer };

/** The calls of the site, a line for each contract: as types only, so that no schema enters a bundle. */
interface SiteCalls
  extends CallsOf<ReturnType<typeof accountContract<z.ZodType<AccountChange, AccountChange>>>>,
    CallsOf<typeof consentContract>,
    CallsOf<typeof consentsContract>,
    CallsOf<typeof deletionContract>,
    CallsOf<typeof helpFileContract>,
    CallsOf<typeof linkedOrderContract>,
    CallsOf<typeof loginContract>,
    CallsOf<typeof ownHelpContract>,
    CallsOf<typeof ownOrderContract>,
    CallsOf<typeof payerLinkContract>,
    CallsOf<typeof quotationContract>,
    CallsOf<typeof quoteContract>,
    CallsOf<typeof requestContract>,
    CallsOf<typeof securityContract>,
    CallsOf<typeof sessionsContract>,
    CallsOf<typeof simulatorContract>,
    CallsOf<typeof siteSearchContract>,
    CallsOf<typeof subscriptionContract> {}

/** The types of a call, by what its contract says. */
interface Types {
  query: unknown;
  body: unknown;
  data: unknown;
  meta: unknown;
}
type Sent<Call extends Types> = Omit<CallOptions, "body" | "query"> & {
  query?: Partial<Record<Call["query"] & PropertyKey, string | number | undefined>>;
} & (undefined extends Call["body"] ? { body?: Record<string, never> } : { body: Call["body"] });

type Answer<Call extends Types> = Call["data"] extends Blob
  ? Blob
  : Call["data"] extends undefined
    ? undefined
    : { data: Call["data"]; meta: Call["meta"] };

/**
 * Sends one call of a contract: another path, query or body does not compile. Addresses are templates, `/orders/${id}/cancel`,
 * and cost no byte. Never throws: the refusal says what failed.
 */
export const request = sendAny as <Verb extends Method, Address extends TemplateAt<SiteCalls, Verb>>(
  method: Verb,
  path: Address,
  ...options: SentTo<CallOfTemplate<SiteCalls, Verb, Address>>
) => Promise<Outcome<Answer<CallOfTemplate<SiteCalls, Verb, Address>>>>;

type SentTo<Call extends Types> = [Call] extends [never]
  ? [unknownAddress: never]
  : undefined extends Call["body"]
    ? [options?: Sent<Call>]
    : [options: Sent<Call>];
