// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumeLogoutReason } from "../storage/logout-reason.ts";
import { onLoginChange, watchLogin } from "./watch-login.ts";

const assign = vi.spyOn(location, "assign");
let unsubscribe: () => void;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("token", "t");
  history.replaceState(null, "", "/en/account");
  assign.mockReset();
  unsubscribe = watchLogin();
});
afterEach(() => unsubscribe());

const fromOtherTab = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

test("a login that ended in another tab leads to the login page, with the reason", () => {
  localStorage.removeItem("token");
  fromOtherTab("token");
  expect(assign).toHaveBeenCalledWith("/en/auth/login");
  expect(consumeLogoutReason()).toBe("session");
});

test("a refreshed token, or another key, changes nothing", () => {
  localStorage.setItem("token", "fresh");
  fromOtherTab("token");
  localStorage.removeItem("token");
  fromOtherTab("root");
  expect(assign).not.toHaveBeenCalled();
});

test("a listener is called on a change in another tab, until it unsubscribes", () => {
  const changes: object[] = [];
  const unsubscribe = onLoginChange((change) => changes.push(change));
  fromOtherTab("token");
  localStorage.removeItem("token");
  fromOtherTab(null);
  unsubscribe();
  fromOtherTab("token");
  expect(changes).toEqual([
    { loggedIn: true, restored: false },
    { loggedIn: false, restored: false },
  ]);
});
