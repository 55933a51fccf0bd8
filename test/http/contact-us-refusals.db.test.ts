import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedDatabase } from "../support/databases.ts";
import { goodRequest } from "../support/leads.ts";

let base: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  base = await openMigratedDatabase();
  app = await buildApi(testDeps(base.db));
});
afterAll(async () => {
  await app.close();
  await base.close();
});

const nul = "a\u0000b";
const touch = (field: object) => ({ first_touch: field });

/** Changes to a good request, and the field that the refusal must name with which code. */
const bad: [object, string, string][] = [
  ...(["name", "company", "email", "phone", "industry", "job", "product"] as const).flatMap(
    (field): [object, string, string][] => [
      [{ [field]: undefined }, field, "required"],
      [{ [field]: null }, field, "required"],
      [{ [field]: "" }, field, "required"],
      [{ [field]: ["a", "b"] }, field, field === "industry" || field === "product" ? "unknown_choice" : "invalid_type"],
    ],
  ),
  [{ name: "   " }, "name", "required"],
  [{ name: "a".repeat(121) }, "name", "too_long"],
  [{ name: nul }, "name", "invalid_characters"],
  [{ name: "Sari\r\nBcc: all@example.com" }, "name", "invalid_characters"],
  [{ name: 7 }, "name", "invalid_type"],
  [{ name: { first: "Sari" } }, "name", "invalid_type"],
  [{ company: "a".repeat(121) }, "company", "too_long"],
  [{ company: "\u001b[31mred" }, "company", "invalid_characters"],
  [{ company: true }, "company", "invalid_type"],
  [{ job: "a".repeat(121) }, "job", "too_long"],
  [{ job: "a\tb" }, "job", "invalid_characters"],
  [{ email: "sari" }, "email", "invalid_email"],
  [{ email: "sari@" }, "email", "invalid_email"],
  [{ email: "@contoh.co.id" }, "email", "invalid_email"],
  [{ email: "sari@contoh" }, "email", "invalid_email"],
  [{ email: "sari wulan@contoh.co.id" }, "email", "invalid_email"],
  [{ email: "a@b.co, c@d.co" }, "email", "invalid_email"],
  [{ email: `${"a".repeat(250)}@b.co` }, "email", "too_long"],
  [{ email: "sari@contoh.co.id\u0000" }, "email", "invalid_email"],
  [{ phone: "0812345" }, "phone", "invalid_phone"],
  [{ phone: "08123456789012" }, "phone", "invalid_phone"],
  [{ phone: "telepon" }, "phone", "invalid_phone"],
  [{ phone: "+1 555" }, "phone", "invalid_phone"],
  [{ phone: "+999 123 456 789" }, "phone", "invalid_phone"],
  [{ phone: "0".repeat(41) }, "phone", "invalid_phone"],
  [{ phone: 81234567890 }, "phone", "invalid_type"],
  [{ industry: "Retail" }, "industry", "unknown_choice"],
  [{ industry: "mining" }, "industry", "unknown_choice"],
  [{ product: "bigsocial" }, "product", "unknown_choice"],
  [{ product: "__proto__" }, "product", "unknown_choice"],
  [{ message: "a".repeat(5001) }, "message", "too_long"],
  [{ message: nul }, "message", "invalid_characters"],
  [{ message: 1 }, "message", "invalid_type"],
  [{ utm_source: "a".repeat(201) }, "utm_source", "too_long"],
  [{ utm_medium: 1 }, "utm_medium", "invalid_type"],
  [{ utm_campaign: nul }, "utm_campaign", "invalid_characters"],
  [{ utm_term: {} }, "utm_term", "invalid_type"],
  [{ marketing_consent: "yes" }, "marketing_consent", "invalid_type"],
  [{ privacy_version: "a".repeat(41) }, "privacy_version", "too_long"],
  [{ locale: "fr" }, "locale", "unknown_choice"],
  [{ page: "//evil.example" }, "page", "invalid_format"],
  [{ page: "https://evil.example" }, "page", "invalid_format"],
  [{ started_at: "yesterday" }, "started_at", "invalid_type"],
  [touch({ utm_source: 1 }), "first_touch.utm_source", "invalid_type"],
  [touch({ landing_page: nul }), "first_touch.landing_page", "invalid_characters"],
  [{ last_touch: "direct" }, "last_touch", "invalid_type"],
];

test.each(bad)("%j is refused as %s: %s", async (change, path, code) => {
  const response = await app.inject({ method: "POST", url: "/api/contact-us", payload: { ...goodRequest, ...change } });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe("invalid_input");
  expect(response.json().issues).toEqual([{ path, code, message: expect.stringMatching(/\S/) }]);
});

test.each([
  ["0812-3456-7890", "+6281234567890"],
  ["62 812-3456-7890", "+6281234567890"],
  ["+62 0812 3456 7890", "+6281234567890"],
  ["(021) 5795 5000", "+622157955000"],
  ["+65 6123 4567", "+6561234567"],
])("the phone %s is stored as %s", async (phone, stored) => {
  const response = await app.inject({ method: "POST", url: "/api/contact-us", payload: { ...goodRequest, phone } });
  const { data } = response.json();
  const lead = await base.db.selectFrom("leads").select("phone").where("id", "=", data.id).executeTakeFirst();
  expect(lead?.phone).toBe(stored);
});

test("unusual text is stored unchanged", async () => {
  const name = "Ñoño O'Brien 'drop table leads;-- 😀 \ud800 张伟";
  const response = await app.inject({
    method: "POST",
    url: "/api/contact-us",
    payload: { ...goodRequest, name, message: "=1+1\n\t<script>" },
  });
  expect(response.statusCode).toBe(201);
  const lead = await base.db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", response.json().data.id)
    .executeTakeFirst();
  expect(lead).toMatchObject({ name: name.replace("\ud800", "\ufffd"), message: "=1+1\n\t<script>" });
});
