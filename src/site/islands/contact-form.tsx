import { submitContact } from "#client/flows/submit-contact.ts";
import { attribution } from "#client/measuring/attribution.ts";
import { type ContactField, contactFieldNames, contactFields } from "#client/state/contact-form.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import type { ContactUsWords } from "#content/kinds/contact-us.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { contactLimits, contactRequestSchema } from "#leads/requests/contact-request.ts";
import type { Option } from "#ui/select.tsx";
import { type LeadControl, LeadField } from "./form/lead-field.tsx";
import { LeadForm } from "./form/lead-form.tsx";
import { loadPhoneRules } from "./form/load-phone-rules.ts";
import type { Draft } from "./form/use-draft.ts";
import { type LeadFormTarget, useLeadForm } from "./form/use-lead-form.ts";

/** What the form holds, as typed. */
type ContactValues = Record<ContactField, string> & { website: string; marketing_consent: boolean };

/** Reads the values of the form from the fields of the page or of a form that the server refused. */
function contactValues(fields: Record<string, unknown>): ContactValues {
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
const contactDraft: Draft = {
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

export interface ContactFormProps extends LeadFormTarget {
  words: Pick<ContactUsWords, "form" | "summary" | "errors" | "failure"> & { lead: CommonWords["leadForm"] };
  optional: string;
  industries: Option[];
  products: Option[];
  /** The product chosen at first, empty for none. */
  product: string;
}

/** How fields are filled in that are more than a line of text. */
const controls: { [Name in ContactField]?: LeadControl } = {
  name: { autoComplete: "name" },
  company: { autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone" },
  industry: { kind: "choice" },
  job: { autoComplete: "organization-title" },
  product: { kind: "choice", wide: true },
  message: { kind: "paragraphs", wide: true, optional: true },
};
const limits: { [Name in ContactField]?: number } = contactLimits;

/**
 * Renders the contact form: plain HTML that posts by itself; hydrated, it stores a draft and shows errors at their
 * fields.
 */
export default function ContactForm(props: ContactFormProps) {
  const { words, form } = props;
  const initial = contactValues({ product: props.product, ...form?.values });
  const control = useLeadForm({
    words,
    labels: Object.fromEntries(contactFieldNames.map((name) => [name, words.form[name].label])),
    // The texts of these errors name the field themselves.
    lineOf: (_label, message) => message,
    target: props,
    draft: contactDraft,
    async parse(fields) {
      const { phoneInBrowser } = await loadPhoneRules();
      const typed = contactValues(fields);
      const parsed = contactRequestSchema(phoneInBrowser).safeParse(typed);
      // The server receives what was typed and reads it by the same rules.
      return parsed.success ? { success: true, data: typed } : parsed;
    },
    post: submitContact,
  });
  const options: { [Name in ContactField]?: Option[] } = { industry: props.industries, product: props.products };
  return (
    <LeadForm
      control={control}
      titleId="contact-form-title"
      words={words}
      retry={words.lead.retry}
      target={props}
      consented={initial.marketing_consent}
    >
      {contactFieldNames.map((name) => (
        <LeadField
          key={name}
          control={control}
          name={name}
          label={words.form[name]}
          words={{ lead: words.lead, choose: words.form.choose, optional: props.optional }}
          initial={initial[name]}
          as={controls[name]}
          maxLength={limits[name]}
          options={options[name]}
          list={name === "job" ? "jobs" : undefined}
        />
      ))}
      <datalist id="jobs">
        {words.form.jobs.map((job) => (
          <option key={job} value={job} />
        ))}
      </datalist>
    </LeadForm>
  );
}
