import { readAddress } from "#address/address.ts";
import { sendMarketplaceRequest } from "#client/api/api-marketplace-requests.ts";
import { attribution } from "#client/measuring/attribution.ts";
import { storeSentRequest } from "#client/storage/sent-request.ts";
import type { RequestApiWords } from "#content/kinds/request-api.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { apiKinds, callVolumes, marketplaceRequestSchema, useCaseLimit } from "#leads/requests/marketplace-request.ts";
import { FieldError } from "#ui/field.tsx";
import type { Option } from "#ui/select.tsx";
import {
  type RequestField,
  type RequestValues,
  requestBody,
  requestDraft,
  requestFields,
  requestValues,
} from "./api-request-form/request-values.ts";
import { type LeadControl, LeadField } from "./form/lead-field.tsx";
import { LeadForm } from "./form/lead-form.tsx";
import { loadPhoneRules } from "./form/load-phone-rules.ts";
import { type LeadFormTarget, useLeadForm } from "./form/use-lead-form.ts";

export interface ApiRequestFormProps extends LeadFormTarget {
  words: Pick<RequestApiWords, "form" | "summary" | "errors" | "failure"> & { lead: CommonWords["leadForm"] };
  industries: Option[];
}

const controls: Record<RequestField, LeadControl> = {
  monthly_calls: { kind: "choice", wide: true },
  use_case: { kind: "paragraphs", wide: true },
  name: { autoComplete: "name" },
  company: { autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone" },
  industry: { kind: "choice" },
  job: { autoComplete: "organization-title" },
};

/**
 * Renders the request for API access: plain HTML that posts by itself; hydrated, it stores a draft and shows errors at
 * their fields.
 */
export default function ApiRequestForm(props: ApiRequestFormProps) {
  const { words, form } = props;
  const { monthlyCalls, useCase, apis } = words.form;
  const labels = { ...words.form, monthly_calls: monthlyCalls, use_case: useCase };
  const initial = requestValues(form?.values ?? {});
  const control = useLeadForm({
    words,
    labels: { apis: apis.label, ...Object.fromEntries(requestFields.map((name) => [name, labels[name].label])) },
    target: props,
    // A form that the server refused is newer than the draft.
    draft: form ? { ...requestDraft, read: () => ({}) } : requestDraft,
    async parse(fields) {
      const { phoneInBrowser } = await loadPhoneRules();
      const body = requestBody(requestValues(fields));
      const parsed = marketplaceRequestSchema(phoneInBrowser).safeParse(body);
      // The server receives what was typed and reads it by the same rules.
      return parsed.success ? { success: true, data: body } : parsed;
    },
    post: postRequest,
  });
  const options: { [Name in RequestField]?: Option[] } = {
    monthly_calls: callVolumes.map((value) => ({ value, label: words.form.volumes[value] })),
    industry: props.industries,
  };
  const field = (name: RequestField) => (
    <LeadField
      key={name}
      control={control}
      name={name}
      label={labels[name]}
      words={{ lead: words.lead, choose: words.form.choose }}
      initial={initial[name]}
      as={controls[name]}
      maxLength={name === "use_case" ? useCaseLimit.most : 120}
      options={options[name]}
    />
  );
  const [use, about] = [requestFields.slice(0, 2), requestFields.slice(2)];
  return (
    <LeadForm
      control={control}
      titleId="api-request-title"
      words={words}
      retry={words.lead.retry}
      target={props}
      consented={initial.marketing_consent}
    >
      <h3 className="-mb-3 text-base sm:col-span-2">{words.form.use}</h3>
      <ApiBoxes
        words={words.form}
        error={control.field("apis").error}
        initial={initial}
        onChange={() => control.recheck("apis")}
      />
      {use.map(field)}
      <h3 className="border-t border-line pt-6 text-base sm:col-span-2">{words.form.about}</h3>
      {about.map(field)}
    </LeadForm>
  );
}

/** Sends the request with how its sender found us; the page of thanks names what was sent. */
async function postRequest(body: Record<string, unknown>, key: string) {
  const page = { locale: readAddress(location.pathname).locale, page: location.pathname };
  const outcome = await sendMarketplaceRequest({ ...attribution(), ...page, ...body }, key);
  if (outcome.ok) storeSentRequest({ email: String(body.email), id: outcome.data.id });
  return outcome;
}

/** Renders the kinds of APIs as boxes to tick, each with what it contains. */
function ApiBoxes({
  words,
  error,
  initial,
  onChange,
}: {
  words: RequestApiWords["form"];
  error: string | undefined;
  initial: RequestValues;
  onChange: () => void;
}) {
  const describedBy = error ? "apis-hint apis-error" : "apis-hint";
  return (
    <fieldset id="apis" tabIndex={-1} className="sm:col-span-2" aria-describedby={describedBy}>
      <legend className="mb-1.5 text-sm font-medium">{words.apis.label}</legend>
      <ul className="grid border-line sm:grid-cols-2 sm:gap-x-8">
        {apiKinds.map((kind) => (
          <li key={kind} className="border-t border-line">
            <label className="flex cursor-pointer items-start gap-3 py-3">
              <input
                type="checkbox"
                name={`api_${kind}`}
                className="mt-1 size-5 shrink-0"
                aria-invalid={error ? true : undefined}
                defaultChecked={initial[`api_${kind}`]}
                onChange={onChange}
              />
              <span>
                <span className="block font-semibold">{words.kinds[kind].title}</span>
                <span className="block text-sm text-muted sm:min-h-[3lh]">{words.kinds[kind].body}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p id="apis-hint" className="mt-1.5 text-sm text-muted">
        {words.apis.hint}
      </p>
      <FieldError id="apis" error={error} />
    </fieldset>
  );
}
