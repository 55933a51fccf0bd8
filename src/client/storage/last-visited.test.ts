// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { returnAddress } from "../return-address.ts";
import { rememberAddress } from "./last-visited.ts";
import { changeRoot, readRoot } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const visit = (pathname: string, search = "") => {
  history.replaceState(null, "", pathname + search);
  rememberAddress();
};

test("the last page is kept with its query, the login pages are not, nor what tells one click from another", () => {
  visit("/contact-us", "?product=big-social&gclid=X");
  visit("/auth/login");
  visit("/en/v2/auth/reset-password", "?token=secret");
  expect(returnAddress("/account")).toBe("/contact-us?product=big-social");
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/gclid|secret/);
});

test("a page read in another tab does not lead astray; a tab that has none yet goes where the browser was", () => {
  visit("/payment");
  changeRoot({ lastVisited: "/terms-and-conditions" });
  expect(returnAddress("/account")).toBe("/payment");
  sessionStorage.clear();
  expect(returnAddress("/account")).toBe("/terms-and-conditions");
  expect(readRoot().lastVisited).toBe("/terms-and-conditions");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "", "evil", "/a b", 7])(
  "%s is no place to return to",
  (kept) => {
    changeRoot({ lastVisited: kept });
    expect(returnAddress("/account")).toBe("/account");
    sessionStorage.setItem("lastVisited", String(kept));
    expect(returnAddress("/account")).toBe("/account");
  },
);
