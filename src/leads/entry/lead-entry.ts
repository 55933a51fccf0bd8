import * as z from "zod/mini";
import { leadIndustries } from "#catalogue/industries.ts";
import { leadProducts } from "#catalogue/products.ts";
import { emailAddress } from "#text/email-address.ts";
import { locales } from "#text/locales.ts";
import type { PhoneRule } from "#text/phone.ts";
import { plainLine } from "#text/plain-line.ts";
import { choice, everyCharacter, optionalPhone, paragraphs, requiredLine } from "#text/rules.ts";
import { type Day, isDay } from "#time/jakarta-day.ts";
import { contactLimits, notGiven } from "../requests/contact-request.ts";

/** Kinds of leads that staff enter; nobody sent them, so nothing is sent to them and no figure of the site has them. */
export const enteredKinds = ["manual", "import"] as const;

/** Returns whether staff entered a lead, by its kind. */
export const isEntered = (kind: string): boolean => (enteredKinds as readonly string[]).includes(kind);

/** Where a lead that staff enter comes from. */
export const origins = ["phone", "whatsapp", "fair", "referral", "visit", "other"] as const;
export type Origin = (typeof origins)[number];

/** On what storing somebody's data rests (UU PDP 27/2022, article 20, paragraph 2), as far as sales may need it. */
export const legalBases = ["consent", "contract", "legitimate-interest"] as const;
export type LegalBasis = (typeof legalBases)[number];

export const entryLimits = { origin_detail: 200, basis_note: 500, tag: 40, tags: 20 } as const;

/** Returns the rule of an address that may be missing. */
function optionalEmail() {
  const address = emailAddress();
  const read = (text: string) => {
    const parsed = address.safeParse(text);
    return parsed.success ? parsed.data : undefined;
  };
  const typed = z.string({ error: "invalid_type" }).check(z.overwrite(plainLine));
  return z.pipe(
    typed,
    z.pipe(
      z.transform((text: string) => (text === "" ? "" : read(text))),
      z.string({ error: "invalid_email" }),
    ),
  );
}

/** A tag: one line without the signs that separate tags in a file. */
const tag = requiredLine(entryLimits.tag).check(z.regex(/^[^,;]+$/, { error: "invalid" }));
export const tags = z.array(tag).check(
  z.maxLength(entryLimits.tags, { error: "too_long" }),
  z.overwrite((list) => list.filter((each, at) => list.findIndex((other) => tagKey(other) === tagKey(each)) === at)),
);

/** Returns what is equal for all spellings of a tag. */
export const tagKey = (name: string): string => name.toLowerCase();

/** Values of a company's own fields by their ids; null and "" empty one. Each is checked by its field. */
const ownValues = z.record(
  z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, { error: "invalid" })),
  z.union([z.string().check(z.maxLength(1000, { error: "too_long" })), z.number(), z.null()]),
);

const line = (maximum: number) =>
  z
    .string({ error: "invalid_type" })
    .check(z.overwrite(plainLine), z.maxLength(maximum, { error: "too_long" }), everyCharacter(/\P{Cc}/u));

/** Returns what is known about the person and what they want; a field that may be empty is "". */
const personFields = (phone: PhoneRule) => ({
  name: requiredLine(contactLimits.name),
  company: line(contactLimits.company),
  email: optionalEmail(),
  phone: optionalPhone(phone),
  industry: choice(leadIndustries),
  job: line(contactLimits.job),
  product: choice(leadProducts),
  message: paragraphs(contactLimits.message),
  locale: z.enum(locales, { error: "unknown_choice" }),
});

/** Where they come from and why their data may be stored: asked of everything that staff enter. */
export const basisFields = {
  origin: choice(origins),
  origin_detail: line(entryLimits.origin_detail),
  legal_basis: choice(legalBases),
  /** The day on which the person agreed, or on which the other basis began. */
  // A check does not change the type.
  basis_day: z.string({ error: "required" }).check(z.refine(isDay, { error: "required" })) as unknown as z.ZodMiniType<
    Day,
    string
  >,
  /** How the person agreed, or what the other basis is. */
  basis_note: paragraphs(entryLimits.basis_note).check(z.minLength(1, { error: "required" })),
};

const reachable = z.refine<{ email?: unknown; phone?: unknown }>(({ email, phone }) => email !== "" || phone !== "", {
  path: ["email"],
  message: "email_or_phone",
  // Said together with what else is missing, but not beside an address or a phone that is wrong.
  when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "email" || path?.[0] === "phone"),
});

/**
 * Returns the schema of a lead that somebody enters, for the form and for the server; each rule's message is its code.
 * @param phone the phone rule: Indonesian metadata in the browser, every country's on the server
 */
export function leadEntry(phone: PhoneRule) {
  const { company, email, phone: number, job, message, ...asked } = personFields(phone);
  return z
    .object({
      /** Made by the client: a repeat with the same id changes nothing. */
      id: z.guid({ error: "invalid" }),
      ...asked,
      company: z._default(company, ""),
      email: z._default(email, ""),
      phone: z._default(number, ""),
      job: z._default(job, ""),
      message: z._default(message, ""),
      ...basisFields,
      origin_detail: z._default(basisFields.origin_detail, ""),
      tags: z._default(tags, []),
      own_values: z._default(ownValues, {}),
      /** The person of the staff who works on it; oneself when absent, nobody when null. */
      owner_id: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
    })
    .check(reachable);
}
export type LeadEntry = z.output<ReturnType<typeof leadEntry>>;

/** Returns the schema of a change of fields; what is absent stays as it is. */
export function leadEdit(phone: PhoneRule) {
  const fields = z.object({ ...personFields(phone), ...basisFields, tags, own_values: ownValues });
  return z.object({ version: z.int(), ...z.partial(fields).shape });
}
export type LeadEdit = z.output<ReturnType<typeof leadEdit>>;

/** Fields of a lead that are stored as `-` where nothing was given. */
const givenFields = ["company", "email", "phone", "job", "message"] as const;

/** Returns a value as its column has it: the fields that visitors must fill in have `-` for nothing. */
export function storedField(field: string, value: string): string {
  return value === "" && (givenFields as readonly string[]).includes(field) ? notGiven : value;
}
