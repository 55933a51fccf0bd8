import type { ContactRequest } from "#leads/requests/contact-request.ts";
import { boolean, type Reader, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** What travels with a request without being typed. */
type Metadata =
  | "marketing_consent"
  | "privacy_version"
  | "locale"
  | "page"
  | "website"
  | "started_at"
  | "elapsed_ms"
  | "first_touch"
  | "last_touch"
  | "exposures"
  | `utm_${string}`;
export type ContactField = Exclude<keyof ContactRequest, Metadata>;

/**
 * The fields of the contact form in their order on the page, each with its default of SPEC.md section 3. The form, its
 * draft and its error summary follow this list; a field of the schema that is missing here does not compile.
 */
export const contactFields = {
  name: "",
  company: "",
  email: "",
  phone: "",
  industry: "",
  job: "",
  product: "",
  message: "-",
} as const satisfies Record<ContactField, string>;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

const drafts = Object.fromEntries(contactFieldNames.map((name) => [name, text(contactFields[name])]));

/** SPEC.md section 3, "Contact form"; `loading` is section 4's and ends with the page. */
export const contactForm = slice(
  record({
    ...(drafts as Record<ContactField, Reader<string>>),
    utm_source: text(),
    utm_medium: text(),
    utm_campaign: text(),
    utm_term: text(),
    loading: boolean(),
  }),
  { transient: ["loading"] },
);
export type ContactForm = ReturnType<typeof contactForm.read>;
export const initialContactForm = contactForm.read(undefined);

export type ContactFormEvent =
  | { type: "filled"; values: Partial<Omit<ContactForm, "loading">> }
  | { type: "pending" }
  | { type: "success" }
  | { type: "failure" }
  | { type: "emptied" };

export function changeContactForm(state: ContactForm, event: ContactFormEvent): ContactForm {
  switch (event.type) {
    case "filled":
      return { ...state, ...event.values };
    case "pending":
      return { ...state, loading: true };
    case "success":
    case "failure":
      return { ...state, loading: false };
    case "emptied":
      return { ...initialContactForm };
  }
}
