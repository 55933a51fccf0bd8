// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { codeStep, secondStep } from "./login-progress.ts";
import { addressAfterLogin } from "./redirect-after-login.ts";

beforeEach(() => sessionStorage.clear());
const after = (visited: string) => {
  sessionStorage.setItem("lastVisited", visited);
  return addressAfterLogin({ locale: "en", edition: "v1" });
};

test("a login leads back to the last page, but from a home page to the account", () => {
  expect(after("/en/payment?package=x")).toBe("/en/payment?package=x");
  for (const home of ["/", "/en", "/en/v2", "/?utm_source=a"]) expect(after(home)).toBe("/en/account");
  expect(after("/api/auth/token")).toBe("/en/account");
});

test("the second step stays open as long as the server accepts its code", () => {
  expect(secondStep.isOpen()).toBe(false);
  secondStep.open(1_000_000);
  expect(secondStep.isOpen(1_000_000 + 599_000)).toBe(true);
  expect(secondStep.isOpen(1_000_000 + 600_000)).toBe(false);
  secondStep.close();
  expect(secondStep.isOpen(1_000_000)).toBe(false);
});

test("the code step stays open on its own page as long as a code is valid, for the address with a choice of how long", () => {
  const step = { email: "sari@contoh.id", remember: false };
  expect(codeStep.read("gate")).toBeUndefined();
  codeStep.open("gate", step, 1_000_000);
  expect(codeStep.read("gate", 1_000_000 + 599_000)).toEqual(step);
  expect(codeStep.read("register", 1_000_000)).toBeUndefined();
  expect(codeStep.read("gate", 1_000_000 + 600_000)).toBeUndefined();
  codeStep.close();
  expect(codeStep.read("gate", 1_000_000)).toBeUndefined();
});
