import { expect, it } from "vitest";
import { safeReturnPath } from "./safe-return-path.ts";

it.each([
  ["/account/invoices?page=2#last", "/account/invoices?page=2#last"],
  ["/en/v2/payment", "/en/v2/payment"],
  ["/", "/"],
  ["/authors", "/authors"],
])("returns to %s", (value, path) => expect(safeReturnPath(value, "/account")).toBe(path));

it.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/a b",
  "account",
  "/auth/login",
  "/en/auth/register?x=1",
  "/en/v2/auth/login",
  "/api/auth/sign-out",
  `/${"a".repeat(2001)}`,
  "",
  7,
  null,
  undefined,
])("never returns to %j", (value) => expect(safeReturnPath(value, "/account")).toBe("/account"));
