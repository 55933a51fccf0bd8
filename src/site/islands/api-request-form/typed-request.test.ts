import { expect, test } from "vitest";
import { marketplaceRequestSchema } from "#leads/requests/marketplace-request.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { asRequest, typedRequest } from "./typed-request.ts";

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

test("boxes of a refused plain form come back ticked, and travel as a list", () => {
  const typed = typedRequest({ ...filled, api_identity: "on", api_text: "on" });
  expect([typed.api_identity, typed.api_vision, typed.api_text]).toEqual([true, false, true]);
  expect(asRequest(typed).apis).toEqual(["identity", "text"]);
});

test("what is asked meets the rules of the call", () => {
  const rules = marketplaceRequestSchema(phoneInBrowser);
  expect(rules.safeParse(asRequest(typedRequest({ ...filled, api_vision: true }))).success).toBe(true);
  const none = rules.safeParse(asRequest(typedRequest(filled)));
  expect(none.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([["apis", "required"]]);
});
