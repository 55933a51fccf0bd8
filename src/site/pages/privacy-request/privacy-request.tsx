import { rightsKinds } from "#accounts/rights/rights-states.ts";
import { writeAddress } from "#address/address.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

/** Renders the form by which a person without an account asks about their data. It needs no JavaScript. */
export default function PrivacyRequest() {
  const { words } = usePage<"privacy-request">();
  const { FormPage } = useSections();
  const { after, hero } = words;
  const steps = (
    <ol className="mt-5 stack-5">
      {after.items.map(({ title, body }, index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr]">
          <span className="num font-semibold text-primary">{index + 1}</span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-muted">
              <Inline text={body} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
  return (
    <FormPage {...hero} after={{ title: after.title, content: steps }}>
      <RequestForm />
    </FormPage>
  );
}

function RequestForm() {
  const { words, common, address, row, apiBase, form: refused } = usePage<"privacy-request">();
  const { form } = words;
  const typed = refused?.values ?? {};
  const errors = (refused?.issues ?? []).map(({ path, message }) => ({ field: path, message }));
  const errorOf = (name: string) => {
    const error = errors.find(({ field }) => field === name)?.message;
    return error ? { error } : {};
  };
  return (
    <form action={`${apiBase}/privacy-requests`} method="post" noValidate className="grid max-w-xl gap-6">
      {refused && <ErrorSummary title={refused.problem.title} errors={errors} />}
      <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">Website</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
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
