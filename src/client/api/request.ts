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
import { attempt, type CallOptions, type Method } from "./attempt.ts";
import { type Outcome, refused } from "./outcome.ts";
import { refreshToken } from "./refresh-token.ts";
import { handleExpiredSession, handleRevokedSession } from "./session-ended.ts";

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
    CallsOf<typeof subscriptionContract> {
  // Better Auth's own calls, which `authCall` sends.
  "GET /auth/:call": Types & { body: undefined };
  "POST /auth/:call": Types;
}

/** The types of a call, by what its contract says. */
interface Types {
  query: unknown;
  body: unknown;
  data: unknown;
  meta: unknown;
}
type Sent<Call extends Types> = Omit<CallOptions, "body" | "query"> & {
  query?: Partial<Record<Call["query"] & PropertyKey, string | number | undefined>>;
} & ([Call["body"]] extends [undefined] ? { body?: Record<string, never> } : { body: Call["body"] });

type Answer<Call extends Types> = Call["data"] extends Blob
  ? Blob
  : Call["data"] extends undefined
    ? undefined
    : { data: Call["data"]; meta: Call["meta"] };

type SentTo<Call extends Types> = [Call] extends [never]
  ? [unknownAddress: never]
  : [Call["body"]] extends [undefined]
    ? [options?: Sent<Call>]
    : [options: Sent<Call>];

/**
 * Sends one call of a contract: another path, query or body does not compile. Addresses are templates, `/orders/${id}/cancel`,
 * which cost no byte. On a 401 the access token is refreshed once and the call repeated once; a 403, or a token
 * that cannot be refreshed, follows the rule of SPEC.md section 8. Never throws: the refusal says what failed.
 */
export async function request<Verb extends Method, Address extends TemplateAt<SiteCalls, Verb>>(
  method: Verb,
  path: Address,
  ...options: SentTo<CallOfTemplate<SiteCalls, Verb, Address>>
): Promise<Outcome<Answer<CallOfTemplate<SiteCalls, Verb, Address>>>>;
export async function request(method: Method, path: string, options: CallOptions = {}): Promise<Outcome<unknown>> {
  let outcome = await attempt<unknown>(method, path, options);
  // Better Auth's own calls respond with 401 to wrong credentials, which does not mean that a session ended.
  const isRefreshable = !path.startsWith("/auth/");
  if (isRefreshable && statusOf(outcome) === 401) {
    const refreshed = await refreshToken();
    // Not known to be logged out, so that this is no refusal of the session.
    if (refreshed === "unreachable") return refused(0, "unreachable");
    if (refreshed === "fresh") outcome = await attempt<unknown>(method, path, options);
    if (statusOf(outcome) === 401) handleExpiredSession();
  }
  if (statusOf(outcome) === 403) handleRevokedSession();
  return outcome;
}

function statusOf(outcome: Outcome<unknown>): number {
  return outcome.ok ? outcome.status : outcome.refusal.status;
}
