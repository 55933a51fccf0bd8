import { accountCalls } from "./account-calls.ts";
import { consents } from "./consents.ts";
import { contactUs } from "./contact-us.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { designTokens } from "./design-tokens.ts";
import { events } from "./events.ts";
import { marketplaceRequests } from "./marketplace-requests.ts";
import { requestReview } from "./request-review.ts";
import { search } from "./search.ts";
import { shopCalls } from "./shop-calls.ts";
import { subscribe } from "./subscribe.ts";

/** Every call of the API, one line each; paths are below /api. */
export async function registerCalls(api: Api, deps: ApiDeps): Promise<void> {
  // Who may not call at all learns nothing about what the call takes.
  api.addHook("onRequest", async (request) => {
    if (request.routeOptions.schema?.security) await deps.signedIn(request);
  });
  contactUs(api, deps);
  subscribe(api, deps);
  marketplaceRequests(api, deps);
  requestReview(api, deps);
  events(api, deps);
  consents(api, deps);
  designTokens(api);
  accountCalls(api, deps);
  shopCalls(api, deps);
  search(api, deps);
}
