import { expect, test } from "vitest";
import { isConcerned } from "./shown-beside.ts";

test("an order concerns the lead, the customer and the company that show it, and no list of leads", () => {
  expect(isConcerned("/admin/orders/7", "/admin/orders")).toBe(true);
  expect(isConcerned("/admin/leads/7", "/admin/orders")).toBe(true);
  expect(isConcerned("/admin/customers/companies/maju%20jaya", "/admin/orders")).toBe(true);
  expect(isConcerned("/admin/leads", "/admin/orders")).toBe(false);
  expect(isConcerned("/admin/leads/7/conversation", "/admin/orders")).toBe(false);
  expect(isConcerned("/admin/leads/7", "/admin/vouchers")).toBe(false);
});
