import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import { privacyVersion } from "#content/consent-texts.server.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { describedBy, FieldError } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { SampleIssue } from "./sample-issue.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => privacyVersion(address.locale));

/** Renders the newsletter page: the form first, then the content of an issue and a sample. */
export default function Subscribe() {
  const { words } = usePage<"subscribe">();
  const { Hero, PointGrid, Steps, Questions } = useSections();
  return (
    <>
      <Hero {...words.hero} actions={<SubscribeForm />} picture={<SampleIssue {...words.specimen} />} />
      <PointGrid {...words.inside} />
      <Steps {...words.steps} ground="mist" />
      <Questions {...words.questions} />
    </>
  );
}

/** Renders a plain form; its response is a page about the confirmation mail, or this page with the errors. */
function SubscribeForm() {
  const { words, common, address, apiBase, form: refused, extra } = usePage<"subscribe", string>();
  const { form } = words;
  const href = useHref();
  const field = { id: "subscribe-email", hint: form.hint, error: refused?.issues[0]?.message };
  return (
    <form action={`${apiBase}/subscribe`} method="post" noValidate className="w-full max-w-xl text-start">
      {refused && !field.error && (
        <div className="mb-5">
          <ErrorSummary title={refused.problem.title} errors={[]} />
        </div>
      )}
      <input type="hidden" name="page" value={writeAddress({ ...address, path: "/" })} />
      <input type="hidden" name="privacy_version" value={extra} />
      <Honeypot id="subscribe-website" />
      <label htmlFor={field.id} className="font-medium">
        {form.email}
      </label>
      <div className="mt-2 grid gap-2 sm:grid-cols-[1fr_auto]">
        <input
          id={field.id}
          className="input"
          type="email"
          name="email"
          required
          defaultValue={refused?.values.email}
          // biome-ignore lint/a11y/noAutofocus: the page is the response to this form
          autoFocus={refused !== null}
          aria-invalid={field.error ? true : undefined}
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          aria-describedby={describedBy(field)}
        />
        <FieldError {...field} />
        <button type="submit" className="btn btn-primary sm:col-start-2 sm:row-start-1">
          {form.send}
        </button>
      </div>
      <p id={`${field.id}-hint`} className="mt-3 text-sm text-muted">
        {form.hint}
      </p>
      <p className="mt-2 text-sm text-muted">{form.privacy}</p>
      <p className="mt-3 text-sm">
        <a href={href("/privacy-policy")} className="link">
          {common.consent.more}
        </a>
      </p>
      <p className="mt-3 text-sm">
        <a href={href("/newsletter")} className="link">
          {form.archive}
        </a>
      </p>
    </form>
  );
}
