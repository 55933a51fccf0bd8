import { privacyVersion } from "#leads/circumstances.ts";
import { Inline } from "../sections/inline.tsx";
import { LetterSpecimen } from "../sections/letter-specimen.tsx";
import { useSections } from "../sections/use-sections.ts";
import { usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

/** The newsletter: the form first, then what comes, shown as it comes. */
export default function Subscribe() {
  const { words } = usePage<"subscribe">();
  const { Hero, PointGrid, Steps, Questions } = useSections();
  return (
    <>
      <Hero {...words.hero} actions={<SubscribeForm />} picture={<LetterSpecimen {...words.specimen} />} />
      <PointGrid {...words.inside} />
      <Steps {...words.steps} sunken />
      <Questions {...words.questions} />
    </>
  );
}

/** A plain form: the answer is a page that says to look for the confirming mail. */
function SubscribeForm() {
  const { words, address, apiBase } = usePage<"subscribe">();
  const { form } = words;
  return (
    <form action={`${apiBase}/subscribe`} method="post" className="w-full max-w-xl text-start">
      <input type="hidden" name="locale" value={address.locale} />
      <input type="hidden" name="privacy_version" value={privacyVersion} />
      <div className="trap" aria-hidden="true">
        <label htmlFor="subscribe-website">Website</label>
        <input id="subscribe-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <label htmlFor="subscribe-email" className="font-medium">
        {form.email}
      </label>
      <div className="mt-2 flex flex-wrap gap-2 sm:flex-nowrap">
        <input
          id="subscribe-email"
          className="input"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          aria-describedby="subscribe-hint"
        />
        <button type="submit" className="btn btn-primary shrink-0 max-sm:w-full">
          {form.send}
        </button>
      </div>
      <p id="subscribe-hint" className="mt-3 text-sm text-muted">
        {form.hint}
      </p>
      <p className="mt-2 text-sm text-muted">
        <Inline text={form.privacy} />
      </p>
    </form>
  );
}
