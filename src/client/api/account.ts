import type { AccountView } from "#accounts/person/account-contract.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { type AccountChange, request } from "./request.ts";

export type { AccountChange } from "./request.ts";

let reading: Promise<Outcome<AccountView>> | undefined;

/** Reads the account; parts of a page that need it at the same time share one request. */
export function readAccount(): Promise<Outcome<AccountView>> {
  reading ??= request("GET", "/account")
    .then((outcome) => mapOutcome(outcome, ({ data }) => data))
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

export async function changeAccount(changes: AccountChange): Promise<Outcome<AccountView>> {
  return mapOutcome(await request("PATCH", "/account", { body: changes }), ({ data }) => data);
}

/** Reads everything stored about the person. */
export async function exportAccount(): Promise<Outcome<unknown>> {
  const outcome = await request("GET", "/account/export", { timeout: 60_000 });
  return mapOutcome(outcome, ({ data }) => data);
}
