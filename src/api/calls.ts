import { accountCalls } from "./account/account-calls.ts";
import { adminCalls } from "./admin/admin-calls.ts";
import { framedMailPreview } from "./admin/content/previews.ts";
import { framedMail } from "./admin/jobs.ts";
import { framedLetter } from "./admin/letters.ts";
import { guardCalls } from "./auth/guard-calls.ts";
import { guardCredentials } from "./auth/guard-credentials.ts";
import type { Api, ApiDeps } from "./http/deps.ts";
import { eventRegistrations } from "./leads/event-registrations.ts";
import { contactUs, marketplaceRequests } from "./leads/lead-call.ts";
import { letterLinks } from "./leads/letter-links.ts";
import { privacyRequests } from "./leads/privacy-requests.ts";
import { requestReview } from "./leads/request-review.ts";
import { subscribe } from "./leads/subscribe.ts";
import { shopCalls } from "./shop/shop-calls.ts";
import { consents } from "./site/consents.ts";
import { designTokens } from "./site/design-tokens.ts";
import { events } from "./site/events.ts";
import { search } from "./site/search.ts";
import { taskCalendars } from "./site/task-calendars.ts";

/** Registers every call of the API, one line each; paths are below /api. */
export async function registerCalls(api: Api, deps: ApiDeps): Promise<void> {
  guardCalls(api, deps);
  guardCredentials(api, deps);
  contactUs(api, deps);
  subscribe(api, deps);
  letterLinks(api, deps);
  marketplaceRequests(api, deps);
  requestReview(api, deps);
  privacyRequests(api, deps);
  eventRegistrations(api, deps);
  events(api, deps);
  consents(api, deps);
  designTokens(api);
  accountCalls(api, deps);
  shopCalls(api, deps);
  search(api, deps);
  taskCalendars(api, deps);
  framedMail(api, deps);
  framedLetter(api, deps);
  framedMailPreview(api, deps);
  // A scope of its own: its guard is for these calls only.
  await api.register(async (admin) => adminCalls(admin as Api, deps));
}
