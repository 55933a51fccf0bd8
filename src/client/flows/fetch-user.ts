import type { CurrentPackageResponse } from "#shop/subscriptions/owned-package-view.ts";
import { type Account, changeAccount, readAccount } from "../api/account.ts";
import { currentPackage } from "../api/current-package.ts";
import type { Outcome } from "../api/outcome.ts";
import { storedToken } from "../api/token.ts";
import { userLogin } from "../api/user-login.ts";
import { happened, rootStore } from "../state/store.ts";
import type { User } from "../state/user.ts";

/** Whether somebody seems to be logged in; only the server knows. */
export function seemsLoggedIn(): boolean {
  return storedToken() !== undefined;
}

/** SPEC.md section 4, "User fetch". Answers the user state as it stands afterwards. */
export async function fetchUser(): Promise<User> {
  happened("user", { type: "user pending" });
  const outcome = await userLogin();
  if (outcome.ok) happened("user", { type: "user success", data: outcome.data });
  else happened("user", { type: "user failure", message: outcome.refusal.message ?? outcome.refusal.code });
  return rootStore.getState().user;
}

/** SPEC.md section 4, "Package fetch"; the package in use is kept beside the selected one as well. Answers what came. */
export async function fetchPackages(): Promise<Outcome<CurrentPackageResponse["data"]>> {
  const outcome = await currentPackage();
  happened("user", outcome.ok ? { type: "package success", data: outcome.data } : { type: "package failure" });
  const { active_package: active } = rootStore.getState().user.userPackage;
  happened("selectedPackage", { type: "current package known", currentPackage: active });
  return outcome;
}

/** Reads the account and keeps the browser's copy of who is logged in as fresh as what is shown. */
export async function loadAccount(): Promise<Outcome<Account>> {
  const outcome = await readAccount();
  if (outcome.ok) happened("user", { type: "user success", data: outcome.data });
  return outcome;
}

/** Saves changes of the account; the browser's copy follows. */
export async function saveAccount(changes: Partial<Account>): Promise<Outcome<Account>> {
  const outcome = await changeAccount(changes);
  if (outcome.ok) happened("user", { type: "user success", data: outcome.data });
  return outcome;
}
