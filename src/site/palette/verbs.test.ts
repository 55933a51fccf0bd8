import { expect, test } from "vitest";
import { verbsFor } from "./verbs.ts";

const page = { loggedIn: false, waitingOrder: "", hasTwin: true, hasThemes: true };

test("a visitor is offered the login, and nothing that needs an account", () => {
  expect(verbsFor(page)).toEqual(["logIn", "language", "theme", "copy"]);
});

test("a customer is offered the account, the waiting order or all orders, and the last invoice", () => {
  const customer = { ...page, loggedIn: true };
  expect(verbsFor(customer)).toEqual(["account", "orders", "invoice", "language", "theme", "copy"]);
  expect(verbsFor({ ...customer, waitingOrder: "A1" })).toEqual([
    "account",
    "order",
    "invoice",
    "language",
    "theme",
    "copy",
  ]);
});

test("a page without a switch does not offer what it switches", () => {
  expect(verbsFor({ ...page, hasTwin: false, hasThemes: false })).toEqual(["logIn", "copy"]);
});
