import { expect, test } from "vitest";
import { apiBaseOf } from "./api-base.ts";

test.each([
  [undefined, "/api"],
  ["", "/api"],
  ["https://api.example.com", "https://api.example.com/api"],
  ["https://api.example.com/", "https://api.example.com/api"],
  ["http://localhost:4000/api", "http://localhost:4000/api"],
  ["https://example.com/v1/", "https://example.com/v1"],
])("the API of host %s is at %s", (host, base) => {
  expect(apiBaseOf(host)).toBe(base);
});
