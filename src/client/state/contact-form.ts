import { boolean, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** SPEC.md section 3, "Contact form"; `loading` is section 4's and ends with the page. */
export const contactForm = slice(
  record({
    company: text(),
    email: text(),
    industry: text(),
    job: text(),
    message: text("-"),
    name: text(),
    phone: text(),
    product: text(),
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
