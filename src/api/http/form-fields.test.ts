import { expect, test } from "vitest";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { marketplaceRequestSchema } from "#leads/requests/marketplace-request.ts";
import { cutFields, fieldLengths, knownFields } from "./form-fields.ts";

const phone = (text: string) => text;

test("the longest lengths are those of the call's schema", () => {
  const contact = fieldLengths(contactRequestSchema(phone));
  expect(["name", "email", "message", "utm_source", "industry"].map((name) => contact.get(name))).toEqual([
    120, 254, 5000, 200, 254,
  ]);
  expect(fieldLengths(marketplaceRequestSchema(phone), ["api_vision"]).get("use_case")).toBe(2000);
});

test("fields of somebody's own are left out, long ones are cut", () => {
  const lengths = fieldLengths(marketplaceRequestSchema(phone), ["api_vision"]);
  const fields = { api_vision: "on", api_other: "on", name: "a".repeat(200), __proto__x: "1", page: "/" };
  const known = knownFields(fields, lengths);
  expect(known).toEqual({ api_vision: "on", name: fields.name, page: "/" });
  expect(cutFields(known, lengths)).toEqual({ api_vision: "on", name: "a".repeat(120), page: "/" });
});
