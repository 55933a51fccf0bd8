import type { AccountView } from "#accounts/person/account-view.ts";
import type { ProfileChange } from "#accounts/registration/registration.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** What a person may change of their account; whatever is missing stays as it is. */
export type AccountChange = ProfileChange & { billing?: Buyer };

let reading: Promise<Outcome<AccountView>> | undefined;

/** Reads the account; parts of a page that need it at the same time share one request. */
export function readAccount(): Promise<Outcome<AccountView>> {
  reading ??= request<{ data: AccountView }>("GET", "/account")
    .then((outcome) => mapOutcome(outcome, ({ data }) => data))
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

export async function changeAccount(changes: AccountChange): Promise<Outcome<AccountView>> {
  return mapOutcome(await request<{ data: AccountView }>("PATCH", "/account", { body: changes }), ({ data }) => data);
}

/** Reads everything stored about the person. */
export async function exportAccount(): Promise<Outcome<unknown>> {
  const outcome = await request<{ data: unknown }>("GET", "/account/export", { timeout: 60_000 });
  return mapOutcome(outcome, ({ data }) => data);
}
