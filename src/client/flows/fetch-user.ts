import { logOut } from "#client/api/auth.ts";
import { currentPackage } from "#client/api/current-package.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { forgetToken, storedToken } from "#client/api/token.ts";
import { userLogin } from "#client/api/user-login.ts";
import { forgetBuyer } from "#client/kept-buyer.ts";
import { forgetOrder } from "#client/kept-order.ts";
import { happened, rootStore } from "#client/state/store.ts";
import type { User, UserPackage } from "#client/state/user.ts";

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
export async function fetchPackages(): Promise<Outcome<UserPackage>> {
  const outcome = await currentPackage();
  happened("user", outcome.ok ? { type: "package success", data: outcome.data } : { type: "package failure" });
  const { active_package: active } = rootStore.getState().user.userPackage;
  happened("selectedPackage", { type: "current package known", currentPackage: active });
  return outcome;
}

/** Ends the session and leaves nothing of the user behind in this browser. */
export async function endSession(): Promise<void> {
  await logOut();
  await forgetPerson();
}

/** Forgets who was logged in and what is theirs alone: the token, the order that awaits payment, the buyer typed. */
export function forgetPerson(): Promise<void> {
  forgetToken();
  const forgotten = forgetOrder();
  forgetBuyer();
  happened("user", { type: "logged out" });
  happened("payment", { type: "settled" });
  happened("bigSocial", { type: "token success", token: "" });
  return forgotten;
}
