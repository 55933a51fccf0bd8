import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { readAddress } from "#address/address.ts";
import { sendMarketplaceRequest } from "#client/api/api-marketplace-requests.ts";
import { withTrackingQuery } from "#client/flows/submit-contact.ts";
import { attribution } from "#client/measuring/attribution.ts";
import { elapsedSinceStart } from "#client/storage/form-start.ts";
import { idempotencyKey } from "#client/storage/idempotency-key.ts";
import { rememberSentRequest } from "#client/storage/sent-request.ts";
import type { RequestApiWords } from "#content/kinds/request-api.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import type { FormState } from "#content/page-request.ts";
import { callVolumes, marketplaceRequestSchema, useCaseLimit } from "#leads/requests/marketplace-request.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { type Option, Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ApiBoxes } from "./api-request-form/api-boxes.tsx";
import {
  asRequest,
  type TextField as FieldName,
  type TypedRequest,
  typedRequest,
} from "./api-request-form/typed-request.ts";
import { useKeptDraft } from "./api-request-form/use-kept-draft.ts";
import { EmailField } from "./form/email-field.tsx";
import { leadFailure } from "./form/lead-failure.ts";
import { type LeadFailure, LeadForm } from "./form/lead-form.tsx";
import { leaveFor } from "./form/navigate-away.ts";
import { PhoneField } from "./form/phone-field.tsx";

export interface ApiRequestFormProps {
  words: Pick<RequestApiWords, "form" | "summary" | "errors" | "failure"> & { lead: CommonWords["leadForm"] };
  industries: Option[];
  /** Where the form is posted without JavaScript. */
  action: string;
  /** Pathname of this page: the answer comes in its language and edition. */
  page: string;
  success: string;
  privacyHtml: string;
  privacyVersion: string;
  form: FormState | null;
}

const rules = zodResolver(marketplaceRequestSchema(phoneInBrowser), undefined, { raw: true });
const resolver = ((typed: TypedRequest, context: unknown, options: never) =>
  rules(asRequest(typed) as never, context, options)) as unknown as Resolver<TypedRequest>;

/** The fields in the order in which the summary names them. */
const listedFields = [
  ...["apis", "monthly_calls", "use_case"],
  ...["name", "company", "email", "phone", "industry", "job"],
] as (FieldName | "apis")[];
const wordsOf = { monthly_calls: "monthlyCalls", use_case: "useCase" } as const;

/** The request for API access. Plain HTML that posts by itself; alive, it checks as one leaves a field. */
export default function ApiRequestForm({ words, form, ...props }: ApiRequestFormProps) {
  const [failure, setFailure] = useState<LeadFailure | undefined>(
    form && form.issues.length === 0 ? { message: form.problem.title } : undefined,
  );
  // Also given to the fields themselves, for the HTML that works without JavaScript.
  const initial = typedRequest(form?.values ?? {});
  const control = useForm<TypedRequest>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: initial,
    errors: form ? serverErrors(form) : undefined,
    resolver,
  });
  const { register, handleSubmit, setError, setValue, trigger, formState } = control;
  const { errors, isSubmitting, submitCount } = formState;
  const forgetDraft = useKeptDraft(control, form !== null);

  const message = (name: FieldName | "apis") => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === "server" && error.message) return error.message;
    return words.errors[error.message ?? "required"] ?? words.errors.invalid_type;
  };
  const listed = listedFields.flatMap((name) => {
    const text = message(name);
    return text ? [{ field: name, message: `${labelOf(name)}: ${text}` }] : [];
  });

  function labelOf(name: FieldName | "apis") {
    return words.form[name in wordsOf ? wordsOf[name as keyof typeof wordsOf] : (name as "apis")].label;
  }

  async function send(typed: TypedRequest) {
    const body = { ...typed, privacy_version: props.privacyVersion };
    const arrival = { ...attribution(), locale: readAddress(location.pathname).locale, page: location.pathname };
    const elapsed = elapsedSinceStart("apiRequest");
    const outcome = await sendMarketplaceRequest(
      { ...arrival, ...body, ...elapsed },
      idempotencyKey("contactSubmission", body),
    );
    if (outcome.ok) {
      rememberSentRequest({ email: typed.email, id: outcome.data.id });
      forgetDraft();
      await leaveFor(withTrackingQuery(props.success));
      return;
    }
    const { issues } = outcome.refusal;
    for (const { path, message: text } of issues) {
      const name = path.split(".")[0] as FieldName;
      if (listedFields.includes(name)) setError(name, { type: "server", message: text });
    }
    setFailure(issues.length === 0 ? leadFailure(outcome.refusal, words.failure) : undefined);
  }

  const field = (name: FieldName) => {
    const { label, hint } = words.form[name in wordsOf ? wordsOf[name as keyof typeof wordsOf] : (name as "name")];
    return {
      id: name,
      label,
      hint,
      error: message(name),
      defaultValue: initial[name],
      ...register(name),
      required: true,
    };
  };
  return (
    <LeadForm
      titleId="api-request-title"
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
      <h3 className="-mb-3 text-base sm:col-span-2">{words.form.use}</h3>
      <ApiBoxes
        words={words.form}
        error={message("apis")}
        initial={initial}
        register={(name) => register(name, { onChange: () => (submitCount > 0 || form ? trigger("apis") : undefined) })}
      />
      <Select
        {...field("monthly_calls")}
        options={callVolumes.map((value) => ({ value, label: words.form.volumes[value] }))}
        placeholder={words.form.choose}
        className="sm:col-span-2"
      />
      <TextArea {...field("use_case")} maxLength={useCaseLimit.most} className="sm:col-span-2" />
      <h3 className="border-t border-line pt-6 text-base sm:col-span-2">{words.form.about}</h3>
      <TextField {...field("name")} autoComplete="name" maxLength={120} />
      <TextField {...field("company")} autoComplete="organization" maxLength={120} />
      <EmailField
        {...field("email")}
        question={words.lead.emailQuestion}
        onCorrect={(email) => setValue("email", email, { shouldValidate: submitCount > 0 })}
      />
      <PhoneField {...field("phone")} words={words.lead} />
      <Select {...field("industry")} options={props.industries} placeholder={words.form.choose} />
      <TextField {...field("job")} autoComplete="organization-title" maxLength={120} />
    </LeadForm>
  );
}

function serverErrors({ issues }: FormState) {
  return Object.fromEntries(issues.map(({ path, message }) => [path.split(".")[0], { type: "server", message }]));
}
