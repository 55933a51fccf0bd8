import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { receiveContactRequest } from "#leads/requests/receive-request.server.ts";
import { requestContract } from "#leads/requests/request-contract.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { registerLeadCall } from "./lead-call.ts";

/** POST /contact-us. */
export function contactUs(api: Api, deps: CoreDeps): void {
  registerLeadCall(api, deps, {
    ...requestContract.contact,
    kind: "contact",
    body: contactRequestSchema(phoneEverywhere),
    limit: deps.config.limits.contact,
    receive: (body, arrival) => receiveContactRequest(body, arrival, deps),
    formPath: () => "/contact-us",
    successPath: "/contact-us/success",
  });
}
