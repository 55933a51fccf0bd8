import type { ContactUsWords } from "#content/kinds/contact-us.ts";

/** The fields a visitor sees, in their order on the page. */
export const fieldNames = ["name", "company", "email", "phone", "industry", "job", "product", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** What the form holds: everything as typed. */
export type TypedValues = Record<FieldName, string> & { website: string; marketing_consent: boolean };

export function typedValues(given: Record<string, unknown>): TypedValues {
  const texts = Object.fromEntries([...fieldNames, "website"].map((name) => [name, String(given[name] ?? "")]));
  const consent = given.marketing_consent;
  return { ...texts, marketing_consent: consent === true || consent === "on" || consent === "true" } as TypedValues;
}

export function fieldWords(words: ContactUsWords["form"], name: keyof TypedValues): { label: string; hint?: string } {
  return name === "website" || name === "marketing_consent" ? { label: "" } : words[name];
}
