import type { AccountView } from "#accounts/person/account-contract.ts";
import type { PersonView } from "#accounts/person/person-contract.ts";
import type { CurrentPackages } from "#shop/subscriptions/subscription-contract.ts";
import { type AccountChange, changeAccount, readAccount } from "../api/account.ts";
import { currentPackage } from "../api/current-package.ts";
import { mapOutcome, type Outcome } from "../api/outcome.ts";
import { request } from "../api/request.ts";
import { storedToken } from "../api/stored-token.ts";
import { dispatchToPerson } from "../state/person-dispatch.ts";
import { dispatch, rootStore } from "../state/store.ts";
import type { User } from "../state/user.ts";

/** Returns whether a token is stored; only the server knows whether its session still exists. */
export function seemsLoggedIn(): boolean {
  return storedToken() !== undefined;
}

/** Fetches who is logged in (SPEC.md section 4, "User fetch"). Returns the updated user state. */
export async function fetchUser(): Promise<User> {
  const dispatchPerson = dispatchToPerson();
  dispatch("user", { type: "user pending" });
  const outcome = await userLogin();
  if (outcome.ok) dispatchPerson("user", { type: "user success", data: outcome.data });
  else dispatch("user", { type: "user failure", message: outcome.refusal.message ?? outcome.refusal.code });
  return rootStore.getState().user;
}

/** Fetches the packages (SPEC.md section 4, "Package fetch"); the current one is stored beside the selected one too. */
export async function fetchPackages(): Promise<Outcome<CurrentPackages>> {
  const dispatchPerson = dispatchToPerson();
  const outcome = await currentPackage();
  if (outcome.ok) dispatchPerson("user", { type: "package success", data: outcome.data });
  else dispatch("user", { type: "package failure" });
  const { active_package: active } = rootStore.getState().user.userPackage;
  dispatch("selectedPackage", { type: "current package known", currentPackage: active });
  return outcome;
}

/** Reads the account and updates the stored user with it. */
export async function loadAccount(): Promise<Outcome<AccountView>> {
  const dispatchPerson = dispatchToPerson();
  const outcome = await readAccount();
  if (outcome.ok) dispatchPerson("user", { type: "user success", data: outcome.data });
  return outcome;
}

/** Saves changes of the account and updates the stored user. */
export async function saveAccount(changes: AccountChange): Promise<Outcome<AccountView>> {
  const dispatchPerson = dispatchToPerson();
  const outcome = await changeAccount(changes);
  if (outcome.ok) dispatchPerson("user", { type: "user success", data: outcome.data });
  return outcome;
}

/** Reads who is logged in (`GET /user/login`), the one call whose token comes from local storage. */
export async function userLogin(signal?: AbortSignal): Promise<Outcome<PersonView>> {
  const outcome = await request("GET", "/user/login", {
    token: "storage",
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
