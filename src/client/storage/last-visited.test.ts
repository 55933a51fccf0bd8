// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { saveLastVisited } from "./last-visited.ts";
import { returnPath } from "./return-path.ts";
import { changeRoot, readRoot } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const visit = (pathname: string, search = "") => {
  history.replaceState(null, "", pathname + search);
  saveLastVisited();
};

test("the last page is stored with its query, but no login page and no click identifier", () => {
  visit("/contact-us", "?product=big-social&gclid=X");
  visit("/auth/login");
  visit("/en/v2/auth/reset-password", "?token=secret");
  expect(returnPath("/account")).toBe("/contact-us?product=big-social");
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/gclid|secret/);
});

test("each tab returns to its own last page; a tab without one uses the browser's", () => {
  visit("/payment");
  changeRoot({ lastVisited: "/terms-and-conditions" });
  expect(returnPath("/account")).toBe("/payment");
  sessionStorage.clear();
  expect(returnPath("/account")).toBe("/terms-and-conditions");
  expect(readRoot().lastVisited).toBe("/terms-and-conditions");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "", "evil", "/a b", 7])(
  "%s is not a path to return to",
  (stored) => {
    changeRoot({ lastVisited: stored });
    expect(returnPath("/account")).toBe("/account");
    sessionStorage.setItem("lastVisited", String(stored));
    expect(returnPath("/account")).toBe("/account");
  },
);
