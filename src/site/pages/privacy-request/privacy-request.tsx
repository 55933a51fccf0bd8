import { rightsKinds } from "#accounts/rights/rights-states.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormSteps } from "../../sections/form-steps.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { usePlainForm } from "../../use-plain-form.ts";

export { loader } from "../../page.server.ts";

/** Renders the form by which a person without an account asks about their data. It needs no JavaScript. */
export default function PrivacyRequest() {
  const { words } = usePage<"privacy-request">();
  const { FormPage } = useSections();
  const { after, hero } = words;
  return (
    <FormPage {...hero} after={{ title: after.title, content: <FormSteps items={after.items} /> }}>
      <RequestForm />
    </FormPage>
  );
}

function RequestForm() {
  const { words, common, apiBase } = usePage<"privacy-request">();
  const { page, refusal, typed, errorOf } = usePlainForm();
  const { form } = words;
  return (
    <form action={`${apiBase}/privacy-requests`} method="post" noValidate className="grid max-w-xl gap-6">
      {refusal && <ErrorSummary {...refusal} />}
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      <TextField
        id="name"
        name="name"
        label={form.name}
        maxLength={120}
        autoComplete="name"
        defaultValue={typed.name}
        {...errorOf("name")}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={form.email}
        hint={form.emailHint}
        maxLength={254}
        autoComplete="email"
        defaultValue={typed.email}
        {...errorOf("email")}
      />
      <Select
        id="kind"
        name="kind"
        label={form.kind}
        placeholder={form.choose}
        options={rightsKinds.map((kind) => ({ value: kind, label: form.kinds[kind] }))}
        defaultValue={typed.kind}
        {...errorOf("kind")}
      />
      <TextArea
        id="details"
        name="details"
        label={form.details}
        hint={form.detailsHint}
        optional={common.labels.optional}
        maxLength={2000}
        defaultValue={typed.details}
        {...errorOf("details")}
      />
      <p className="text-sm text-muted">
        <Inline text={form.note} />
      </p>
      <p>
        <button type="submit" className="btn btn-primary">
          {form.send}
        </button>
      </p>
    </form>
  );
}
