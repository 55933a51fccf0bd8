import { marketplaceRequestSchema } from "#leads/requests/marketplace-request.ts";
import { receiveMarketplaceRequest } from "#leads/requests/receive-request.server.ts";
import { requestContract } from "#leads/requests/request-contract.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { registerLeadCall } from "./lead-call.ts";

/** The request page has another name in each language (SPEC.md section 1). */
const pages = { id: "/products/request-api-marketplace", en: "/products/request-api-market-place" };

/** POST /api-marketplace/requests: requests access, which people review. */
export function marketplaceRequests(api: Api, deps: CoreDeps): void {
  registerLeadCall(api, deps, {
    ...requestContract.marketplace,
    kind: "api-marketplace",
    body: marketplaceRequestSchema(phoneEverywhere),
    limit: deps.config.limits.forms,
    receive: (body, arrival) => receiveMarketplaceRequest(body, arrival, deps),
    formPath: ({ locale }) => pages[locale],
    successPath: "/products/api-marketplace/your-request-are-being-reviewed",
  });
}
