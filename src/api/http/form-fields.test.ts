import { expect, test } from "vitest";
import { newsletterRequest } from "#growth/newsletter/readers/newsletter-request.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { marketplaceRequestSchema } from "#leads/requests/marketplace-request.ts";
import { cutFields, fieldsAsBody, ownFields, readFormFields } from "./form-fields.ts";

const phone = (text: string) => text;
const contact = readFormFields(contactRequestSchema(phone));
const marketplace = readFormFields(marketplaceRequestSchema(phone));

test("the longest lengths are those of the call's schema", () => {
  expect(["name", "email", "message", "utm_source", "industry"].map((name) => contact.get(name)?.length)).toEqual([
    120, 254, 5000, 200, 254,
  ]);
  expect(marketplace.get("use_case")?.length).toBe(2000);
});

test("fields of no form are left out, long ones are cut", () => {
  const fields = { api_vision: "on", api_other: "on", name: "a".repeat(200), __proto__x: "1", page: "/" };
  const own = ownFields(fields, marketplace);
  expect(own).toEqual({ api_vision: "on", name: fields.name, page: "/" });
  expect(cutFields(own, marketplace)).toEqual({ api_vision: "on", name: "a".repeat(120), page: "/" });
});

test("booleans, numbers, lists and campaign fields are read by the schema", () => {
  const fields = {
    ...{
      name: "Sari",
      message: "",
      marketing_consent: "on",
      started_at: "12",
      elapsed_ms: "x",
      locale: "",
      page: "/en",
    },
    tracking: "utm_source=a&utm_term=&gclid=1",
  };
  expect(fieldsAsBody(fields, contact)).toEqual({
    name: "Sari",
    message: "",
    marketing_consent: true,
    started_at: 12,
    elapsed_ms: null,
    page: "/en",
    utm_source: "a",
  });
  expect(fieldsAsBody({ api_text: "on", api_vision: "off", api_identity: "true" }, marketplace)).toEqual({
    apis: ["identity", "text"],
    marketing_consent: false,
  });
  expect(fieldsAsBody({ email: "a@b.id", locale: "en" }, readFormFields(newsletterRequest))).toEqual({
    email: "a@b.id",
    locale: "en",
  });
});
