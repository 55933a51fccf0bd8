import type { Buyer } from "#shop/orders/buyer.ts";
import type { Locale } from "#text/locales.ts";
import type { UserData } from "../state/user.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

interface One<T> {
  data: T;
}

/** A person as their own account page needs them. */
export interface Account extends UserData {
  locale: Locale;
  two_factor_enabled: boolean;
  new_email: string | null;
  deletion_due_at: string | null;
  /** Who invoices are made out to. */
  billing: Buyer;
}

let reading: Promise<Outcome<Account>> | undefined;

/** Reads the account; parts of a page that ask at the same time share one request. */
export function readAccount(): Promise<Outcome<Account>> {
  reading ??= request<One<Account>>("GET", "/account")
    .then((outcome) => mapOutcome(outcome, ({ data }) => data))
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

export async function changeAccount(changes: Partial<Account>): Promise<Outcome<Account>> {
  return mapOutcome(await request<One<Account>>("PATCH", "/account", { body: changes }), ({ data }) => data);
}

/** Everything kept on the person. */
export async function exportAccount(): Promise<Outcome<unknown>> {
  const outcome = await request<One<unknown>>("GET", "/account/export", { timeout: 60_000 });
  return mapOutcome(outcome, ({ data }) => data);
}
