import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import { privacyVersion } from "#content/consent-texts.server.ts";
import type { SubscribeWords } from "#content/kinds/newsletter/subscribe.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { describedBy, FieldError } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Logo } from "../../illustrations/logo.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

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

/** Renders a sample issue of the newsletter; it is labelled as a sample, its links are real. */
function SampleIssue({ label, title, from, subject, greeting, opening, items, closing }: SubscribeWords["specimen"]) {
  const { common } = usePage();
  const href = useHref();
  return (
    <figure className="picture floating border border-line bg-surface text-start">
      <figcaption className="grid justify-items-start gap-2 border-b border-line px-6 py-4 text-sm sm:flex sm:justify-between">
        <span className="text-muted">{title}</span>
        <span className="tag">{label}</span>
      </figcaption>
      <div className="border-b border-line px-6 py-4">
        <p className="text-sm text-muted">{from}</p>
        <p className="font-semibold">{subject}</p>
      </div>
      <div className="px-6 py-6 text-sm">
        <Logo name={common.company.name} />
        <p className="mt-5">{greeting}</p>
        <p className="mt-2 text-muted">
          <Inline text={opening} />
        </p>
        <ul className="mt-5 rows">
          {items.map((item) => (
            <li key={item.href}>
              <a href={href(item.href)} className="group block py-3.5">
                <span className="block font-semibold group-hover:text-primary">{item.title}</span>
                <span className="block text-muted">{item.body}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-xs text-muted">{closing}</p>
      </div>
    </figure>
  );
}
