import { expect, test } from "vitest";
import { marketplaceRequestSchema } from "#leads/requests/marketplace-request.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { requestBody, requestValues } from "./request-values.ts";

const filled = {
  name: "Sari Wulandari",
  company: "PT Contoh",
  email: "sari@contoh.co.id",
  phone: "0812 3456 7890",
  industry: "retail",
  job: "Manajer",
  monthly_calls: "up-to-10k",
  use_case: "Membaca KTP pada pendaftaran anggota.",
};

test("boxes of a refused plain form are ticked, and sent as a list", () => {
  const typed = requestValues({ ...filled, api_identity: "on", api_text: "on" });
  expect([typed.api_identity, typed.api_vision, typed.api_text]).toEqual([true, false, true]);
  expect(requestBody(typed).apis).toEqual(["identity", "text"]);
});

test("a filled form meets the schema of the call", () => {
  const rules = marketplaceRequestSchema(phoneInBrowser);
  expect(rules.safeParse(requestBody(requestValues({ ...filled, api_vision: true }))).success).toBe(true);
  const none = rules.safeParse(requestBody(requestValues(filled)));
  expect(none.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([["apis", "required"]]);
});
