import { useHref, usePage } from "../use-page.ts";

/** Asks for consent, with two answers of the same weight. Hidden until the visitor script knows that it must ask. */
export function ConsentBanner() {
  const { consent } = usePage().common;
  const href = useHref();
  return (
    <section
      id="consent-banner"
      hidden
      tabIndex={-1}
      aria-labelledby="consent-title"
      data-version={consent.version}
      className="card consent text-sm no-print"
    >
      <h2 id="consent-title" className="text-base">
        {consent.title}
      </h2>
      <p className="mt-2 text-muted">
        {consent.body}{" "}
        <a href={href("/privacy-policy")} className="link">
          {consent.more}
        </a>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button type="button" className="btn btn-secondary" data-consent="refused">
          {consent.refuse}
        </button>
        <button type="button" className="btn btn-secondary" data-consent="accepted">
          {consent.accept}
        </button>
      </div>
    </section>
  );
}
