import { describe, expect, it } from "vitest";
import { profileChangeSchema, registrationSchema } from "./registration.ts";

const schema = registrationSchema((text) => (/^\+?[0-9 ]{8,}$/.test(text) ? text.replaceAll(" ", "") : null));

const draft = {
  first_name: " Siti ",
  last_name: "Rahma Dewi",
  username: "Siti.Rahma",
  email: " Siti@Contoh.ID ",
  phone_number: "0812 3456 7890",
  company: "PT Contoh",
  job_role: "Analis",
  password: "empat kata yang acak",
};

function codes(input: unknown) {
  const result = schema.safeParse(input);
  return Object.fromEntries(result.error?.issues.map((entry) => [entry.path.join("."), entry.message]) ?? []);
}

describe("the registration draft", () => {
  it("is normalized, with defaults, and without a role", () => {
    expect(schema.parse({ ...draft, user_role: "admin", email_verified: true })).toEqual({
      ...draft,
      first_name: "Siti",
      username: "siti.rahma",
      email: "siti@contoh.id",
      phone_number: "081234567890",
      address: "",
      products: ["big-social"],
      locale: "id",
      marketing_consent: false,
      privacy_version: "",
    });
  });

  it("lists missing fields", () => {
    expect(codes({})).toEqual({
      first_name: "required",
      email: "required",
      password: "required",
    });
  });

  it.each([{}, { last_name: "" }, { last_name: "-" }, { last_name: " . " }])(
    "takes one name as enough, and a mark for none: %j",
    (last) => {
      const { last_name: _, ...rest } = draft;
      expect(schema.parse({ ...rest, ...last, first_name: "Suharto" })).toMatchObject({
        first_name: "Suharto",
        last_name: "",
      });
    },
  );

  it("has no username when none is given, and accepts an empty list of products", () => {
    const { username: _, ...rest } = draft;
    expect(schema.parse({ ...rest, products: [] })).toMatchObject({ products: [] });
    expect(schema.parse(rest).username).toBeUndefined();
  });

  it.each([
    ["username", "ab", "too_short"],
    ["username", "a".repeat(31), "too_long"],
    ["username", "siti@contoh", "invalid_username"],
    ["username", "1siti", "invalid_username"],
    ["username", "siti..r", "invalid_username"],
    ["username", "siti_", "invalid_username"],
    ["username", "Admin", "username_taken"],
    ["email", "siti", "invalid_email"],
    ["email", `${"a".repeat(250)}@b.id`, "too_long"],
    ["phone_number", "abc", "invalid_phone"],
    ["company", "x".repeat(121), "too_long"],
    ["first_name", " \n ", "required"],
    ["password", "1234567", "too_short"],
    ["password", "a".repeat(129), "too_long"],
    ["address", "x".repeat(301), "too_long"],
    ["first_name", null, "required"],
    ["first_name", 1, "invalid_type"],
    ["phone_number", 4, "invalid_type"],
    ["username", 1, "invalid_type"],
    ["username", "", "required"],
    ["last_name", null, "invalid_type"],
    ["email", ["siti@contoh.id"], "invalid_type"],
    ["password", 12345678, "invalid_type"],
    ["address", 7, "invalid_type"],
    ["last_name", "Rahma\nDewi", "invalid_characters"],
    ["address", "Jalan\0Melati", "invalid_characters"],
    ["privacy_version", "2026\0", "invalid_characters"],
    ["privacy_version", "x".repeat(41), "too_long"],
  ])("refuses %s %j: %s", (field, value, code) => {
    expect(codes({ ...draft, [field]: value })).toEqual({ [field]: code });
  });

  it("normalizes texts without truncating them", () => {
    const typed = { ...draft, company: " PT Cafe\u0301 ", address: "Jalan \ud800 2 " };
    expect(schema.parse(typed)).toMatchObject({ company: "PT Caf\u00e9", address: "Jalan \ufffd 2" });
  });

  it("accepts each product once and only existing ones", () => {
    expect(schema.parse({ ...draft, products: ["big-legal", "big-legal"] }).products).toEqual(["big-legal"]);
    expect(codes({ ...draft, products: ["BigSocial"] })).toEqual({ "products.0": "unknown_product" });
  });
});

it("contains only the given changes, never the e-mail address or the role", () => {
  const change = profileChangeSchema((text) => text);
  expect(change.parse({ company: " PT Baru ", email: "x@y.id", user_role: "admin" })).toEqual({ company: "PT Baru" });
  expect(change.parse({ last_name: "-" })).toEqual({ last_name: "" });
  expect(change.safeParse({ first_name: "" }).success).toBe(false);
  expect(change.safeParse({ address: "\0" }).error?.issues[0]?.message).toBe("invalid_characters");
});
