import { attribution } from "#client/measuring/attribution.ts";
import { type ContactField, contactFieldNames, contactFields } from "#client/state/contact-form.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import type { Draft } from "../form/use-draft.ts";

/** What the form holds, as typed. */
export type ContactValues = Record<ContactField, string> & { website: string; marketing_consent: boolean };

/** Reads the values of the form from the fields of the page or of a form that the server refused. */
export function contactValues(fields: Record<string, unknown>): ContactValues {
  const consent = fields.marketing_consent;
  return {
    ...contactTexts(fields),
    website: String(fields.website ?? ""),
    marketing_consent: consent === true || consent === "on" || consent === "true",
  };
}

function contactTexts(fields: Record<string, unknown>): Record<ContactField, string> {
  return Object.fromEntries(contactFieldNames.map((name) => [name, String(fields[name] ?? "")])) as Record<
    ContactField,
    string
  >;
}

/** The draft is the slice of SPEC.md section 3, in which a field left empty has its default. */
export const contactDraft: Draft = {
  form: "contact",
  read() {
    const stored = rootStore.getState().contactForm;
    const typed = contactFieldNames.map((name) => [name, stored[name] === contactFields[name] ? "" : stored[name]]);
    return Object.fromEntries(typed);
  },
  write(fields) {
    const typed = contactTexts(fields);
    for (const name of contactFieldNames) typed[name] ||= contactFields[name];
    const { first_touch: _first, last_touch: _last, ...utm } = attribution();
    dispatch("contactForm", { type: "filled", values: { ...typed, ...utm } });
  },
};
