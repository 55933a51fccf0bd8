import * as z from "zod/mini";
import { type ProductId, productIds } from "#catalogue/products.ts";
import { touchFields } from "#text/attribution.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { defaultLocale, locales } from "#text/locales.ts";
import type { PhoneRule } from "#text/phone.ts";
import { optionalLine, phoneNumber, requiredLine } from "#text/rules.ts";
import { passwordSchema } from "../passwords/password.ts";
import { isName } from "../person/person-name.ts";
import { usernameSchema } from "./username.ts";

/** The product a new customer is interested in when none was chosen. */
const defaultProducts: readonly ProductId[] = ["big-social"];

/** Longest texts of a profile, in characters. */
const profileLength = { first_name: 120, last_name: 60, company: 120, job_role: 120, address: 300 } as const;

const address = optionalLine(profileLength.address);

/** One name is enough, and is stored in `first_name`; a "-" typed in place of a last name is removed. */
const lastName = z._default(
  z.pipe(
    optionalLine(profileLength.last_name).def.innerType,
    z.transform((text: string) => (isName(text) ? text : "")),
  ),
  "",
);

const products = z._default(
  z.array(z.enum(productIds, { error: "unknown_product" })).check(
    z.maxLength(productIds.length, { error: "too_long" }),
    z.overwrite((list) => [...new Set(list)]),
  ),
  () => [...defaultProducts],
);

/** Returns the fields of a profile, which may be changed later. */
function profileFields(phone: PhoneRule) {
  return {
    first_name: requiredLine(profileLength.first_name),
    last_name: lastName,
    phone_number: phoneNumber(phone),
    company: requiredLine(profileLength.company),
    job_role: requiredLine(profileLength.job_role),
    address,
    products,
  };
}

/**
 * Returns the schema of a registration, for the form and the server; the messages of its issues are codes. It has no
 * `user_role`: everyone registers as a user.
 * @param phone the phone rule, with Indonesian metadata in the browser and every country's on the server
 */
export function registrationSchema(phone: PhoneRule) {
  return z.object({
    ...profileFields(phone),
    /** Derived from the e-mail address when missing. */
    username: z.optional(usernameSchema),
    email: accountEmailSchema,
    password: passwordSchema,
    locale: z._default(z.enum(locales), defaultLocale),
    marketing_consent: z._default(z.boolean(), false),
    privacy_version: optionalLine(40),
    ...touchFields,
  });
}
export type Registration = z.output<ReturnType<typeof registrationSchema>>;

/** Returns the schema of changes to a profile: any of its fields, by the rules of registration; others are ignored. */
export function profileChangeSchema(phone: PhoneRule) {
  const { address: _address, products: _products, last_name: _lastName, ...lines } = profileFields(phone);
  return z.partial(
    z.object({
      ...lines,
      username: usernameSchema,
      last_name: lastName.def.innerType,
      address: address.def.innerType,
      products: products.def.innerType,
      locale: z.enum(locales),
    }),
  );
}
export type ProfileChange = z.output<ReturnType<typeof profileChangeSchema>>;
