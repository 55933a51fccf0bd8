// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { rememberAddress, returnAddress } from "./last-visited.ts";
import { changeRoot } from "./storage.ts";

beforeEach(() => localStorage.clear());
const visit = (pathname: string, search = "") => {
  history.replaceState(null, "", pathname + search);
  rememberAddress();
};

test("the last page is kept with its query, the login pages are not, nor what tells one click from another", () => {
  visit("/contact-us", "?product=big-social&gclid=X");
  visit("/auth/login");
  visit("/en/v2/auth/reset-password", "?token=secret");
  expect(returnAddress("/account")).toBe("/contact-us?product=big-social");
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/gclid|secret/);
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "", "evil", "/a b", 7])(
  "%s is no place to return to",
  (kept) => {
    changeRoot({ lastVisited: kept });
    expect(returnAddress("/account")).toBe("/account");
  },
);
