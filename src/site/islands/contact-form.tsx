import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { submitContact, withTrackingQuery } from "#client/flows/submit-contact.ts";
import { elapsedSinceStart } from "#client/storage/form-start.ts";
import { idempotencyKey } from "#client/storage/idempotency-key.ts";
import type { ContactUsWords } from "#content/kinds/contact-us.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import type { FormState } from "#content/page-request.ts";
import { contactLimits, contactRequestSchema } from "#leads/requests/contact-request.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { type Option, Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { fieldNames, fieldWords, type TypedValues, typedValues } from "./contact-form/field-words.ts";
import { useKeptDraft } from "./contact-form/use-kept-draft.ts";
import { useOrderMention } from "./contact-form/use-order-mention.ts";
import { EmailField } from "./form/email-field.tsx";
import { leadFailure } from "./form/lead-failure.ts";
import { type LeadFailure, LeadForm } from "./form/lead-form.tsx";
import { leaveFor } from "./form/navigate-away.ts";
import { PhoneField } from "./form/phone-field.tsx";

export interface ContactFormProps {
  words: Pick<ContactUsWords, "form" | "summary" | "errors" | "failure"> & { lead: CommonWords["leadForm"] };
  optional: string;
  industries: Option[];
  products: Option[];
  /** Where the form is posted without JavaScript. */
  action: string;
  /** Pathname of this page: the answer comes in its language and edition. */
  page: string;
  success: string;
  privacyHtml: string;
  privacyVersion: string;
  product: string;
  form: FormState | null;
}

// `raw`: the server gets what was typed and reads it by the same rules.
const resolver = zodResolver(contactRequestSchema(phoneInBrowser), undefined, {
  raw: true,
}) as unknown as Resolver<TypedValues>;

/** The contact form. Plain HTML that posts by itself; alive, it keeps everything typed and says what is wrong where it is. */
export default function ContactForm(props: ContactFormProps) {
  const { words, form } = props;
  const [failure, setFailure] = useState<LeadFailure | undefined>(
    form && form.issues.length === 0 ? { message: form.problem.title } : undefined,
  );
  const initial = typedValues({ product: props.product, ...form?.values });
  const control = useForm<TypedValues>({
    // Checked on sending, then with every correction: an error that appears as one leaves a field moves the button away.
    mode: "onSubmit",
    shouldFocusError: false,
    defaultValues: initial,
    errors: form ? serverErrors(form) : undefined,
    resolver,
  });
  const { register, handleSubmit, setError, setValue, formState } = control;
  const { errors, isSubmitting, submitCount } = formState;
  useKeptDraft(control);
  useOrderMention(control, words.form.aboutOrder);

  const message = (name: keyof TypedValues) => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === "server" && error.message) return error.message;
    const code = error.message ?? "required";
    return (words.errors[code] ?? words.errors.invalid_format!).replace("{field}", fieldWords(words.form, name).label);
  };
  const listed = fieldNames.flatMap((name) => {
    const text = message(name);
    return text ? [{ field: name, message: text }] : [];
  });

  async function send(values: TypedValues) {
    const body = { ...values, privacy_version: props.privacyVersion };
    const outcome = await submitContact(
      { ...body, ...elapsedSinceStart("contact") },
      idempotencyKey("contactSubmission", body),
    );
    if (outcome.ok) {
      await leaveFor(withTrackingQuery(props.success));
      return;
    }
    const { refusal } = outcome;
    for (const { path, message: text } of refusal.issues)
      if (fieldNames.includes(path as never)) setError(path as keyof TypedValues, { type: "server", message: text });
    setFailure(refusal.issues.length === 0 ? leadFailure(refusal, words.failure) : undefined);
  }

  const field = (name: keyof TypedValues) => {
    const { label, hint } = fieldWords(words.form, name);
    return { id: name, label, hint, error: message(name), defaultValue: String(initial[name]), ...register(name) };
  };
  return (
    <LeadForm
      titleId="contact-form-title"
      words={words}
      failure={failure}
      listed={listed}
      submitCount={submitCount}
      busy={isSubmitting}
      answered={form !== null}
      retry={words.lead.retry}
      onSubmit={handleSubmit(send, () => setFailure(undefined))}
      place={{ ...props, tracking: form?.values.tracking }}
      consented={initial.marketing_consent}
      register={register}
    >
      <TextField {...field("name")} autoComplete="name" maxLength={contactLimits.name} required />
      <TextField {...field("company")} autoComplete="organization" maxLength={contactLimits.company} required />
      <EmailField
        {...field("email")}
        question={words.lead.emailQuestion}
        onCorrect={(email) => setValue("email", email, { shouldValidate: submitCount > 0 })}
        required
      />
      <PhoneField {...field("phone")} words={words.lead} required />
      <Select {...field("industry")} options={props.industries} placeholder={words.form.choose} required />
      <TextField
        {...field("job")}
        list="jobs"
        autoComplete="organization-title"
        maxLength={contactLimits.job}
        required
      />
      <datalist id="jobs">
        {words.form.jobs.map((job) => (
          <option key={job} value={job} />
        ))}
      </datalist>
      <Select
        {...field("product")}
        options={props.products}
        placeholder={words.form.choose}
        className="sm:col-span-2"
        required
      />
      <TextArea
        {...field("message")}
        optional={props.optional}
        maxLength={contactLimits.message}
        className="sm:col-span-2"
      />
    </LeadForm>
  );
}

function serverErrors({ issues }: FormState) {
  return Object.fromEntries(issues.map(({ path, message }) => [path, { type: "server", message }]));
}
