import * as z from "zod/mini";
import { type ProductId, productIds } from "#catalogue/products.ts";
import { touchFields } from "#text/attribution.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { defaultLocale, locales } from "#text/locales.ts";
import type { PhoneRule } from "#text/phone.ts";
import { optionalLine, optionalPhone, requiredLine } from "#text/rules.ts";
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

/** Returns the fields of a profile, which may be changed later; what an order or a call needs is asked for there. */
function profileFields(phone: PhoneRule) {
  return {
    first_name: requiredLine(profileLength.first_name),
    last_name: lastName,
    phone_number: z._default(optionalPhone(phone), ""),
    company: optionalLine(profileLength.company),
    job_role: optionalLine(profileLength.job_role),
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
  const fields = z.object({
    ...profileFields(phone),
    /** Derived from the e-mail address when missing. */
    username: z.optional(usernameSchema),
    email: accountEmailSchema,
    /** Not needed with `mailbox_proof`: such a person logs in by passkey or mailed code. */
    password: z.optional(passwordSchema),
    /** The response to a mailed code: the address is the person's own, and confirmed at once. */
    mailbox_proof: z.optional(z.string().check(z.maxLength(200))),
    /** Whether the login that follows a proof outlasts the browser's session; true by default, as for other logins. */
    rememberMe: z.optional(z.boolean()),
    /** What the person was about to buy; another device that confirms the address names it. Others are no reason to refuse. */
    waiting_package: z.catch(z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))), undefined),
    locale: z._default(z.enum(locales), defaultLocale),
    marketing_consent: z._default(z.boolean(), false),
    privacy_version: optionalLine(40),
    ...touchFields,
  });
  // Also when other fields are wrong, so that a form shows all its errors at once.
  const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return fields.check(
    z.refine(({ password, mailbox_proof }) => password !== undefined || mailbox_proof !== undefined, {
      error: "required",
      path: ["password"],
      when,
    }),
  );
}
export type Registration = z.output<ReturnType<typeof registrationSchema>>;

/** Returns the schema of changes to a profile: any of its fields, by the rules of registration; others are ignored. */
export function profileChangeSchema(phone: PhoneRule) {
  const { first_name } = profileFields(phone);
  return z.partial(
    z.object({
      first_name,
      phone_number: optionalPhone(phone),
      company: optionalLine(profileLength.company).def.innerType,
      job_role: optionalLine(profileLength.job_role).def.innerType,
      username: usernameSchema,
      last_name: lastName.def.innerType,
      address: address.def.innerType,
      products: products.def.innerType,
      locale: z.enum(locales),
    }),
  );
}
export type ProfileChange = z.output<ReturnType<typeof profileChangeSchema>>;
