import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { phoneInBrowser } from "#catalogue/phone.ts";
import { submitContact, withTrackingQuery } from "#client/flows/submit-contact.ts";
import type { ContactUsWords } from "#content/kinds/contact-us.ts";
import { contactLimits, contactRequestSchema } from "#leads/contact-request.ts";
import { type Option, Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { FormState } from "../site-services.ts";
import { fieldNames, fieldWords, type TypedValues, typedValues } from "./contact-form/field-words.ts";
import { submissionKey } from "./contact-form/submission-key.ts";
import { useKeptDraft } from "./contact-form/use-kept-draft.ts";
import { useOrderMention } from "./contact-form/use-order-mention.ts";
import { LeadForm } from "./form/lead-form.tsx";
import { leaveFor } from "./form/leave-for.ts";

export interface ContactFormProps {
  words: Pick<ContactUsWords, "form" | "summary" | "errors" | "failure">;
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
  const opened = useRef(Date.now());
  const [failure, setFailure] = useState(form && form.issues.length === 0 ? form.problem.title : "");
  const initial = typedValues({ product: props.product, ...form?.values });
  const control = useForm<TypedValues>({
    // Checked on sending, then with every correction: an error that appears as one leaves a field moves the button away.
    mode: "onSubmit",
    shouldFocusError: false,
    defaultValues: initial,
    errors: form ? serverErrors(form) : undefined,
    resolver,
  });
  const { register, handleSubmit, setError, formState } = control;
  const { errors, isSubmitting, submitCount } = formState;
  useKeptDraft(control, form !== null || props.product !== "");
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
    setFailure("");
    const body = { ...values, privacy_version: props.privacyVersion };
    const outcome = await submitContact({ ...body, elapsed_ms: Date.now() - opened.current }, submissionKey(body));
    if (outcome.ok) {
      await leaveFor(withTrackingQuery(props.success));
      return;
    }
    const { refusal } = outcome;
    for (const { path, message: text } of refusal.issues)
      if (fieldNames.includes(path as never)) setError(path as keyof TypedValues, { type: "server", message: text });
    if (refusal.issues.length === 0)
      setFailure(words.failure[refusal.status === 429 ? "limited" : refusal.status === 0 ? "network" : "server"]);
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
      onSubmit={handleSubmit(send)}
      place={props}
      consented={initial.marketing_consent}
      register={register}
    >
      <TextField {...field("name")} autoComplete="name" maxLength={contactLimits.name} required />
      <TextField {...field("company")} autoComplete="organization" maxLength={contactLimits.company} required />
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" maxLength={254} required />
      <TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} required />
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
