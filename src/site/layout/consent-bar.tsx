import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../use-page.ts";

/**
 * Renders the consent bar: two buttons of equal weight in one line of 56 px at the bottom edge, first in tab
 * order, with sticky bars above it. Hidden until the visitor script shows it. Opened (`data-open`, see
 * visitor/open-consent.ts) it also shows the explanation, the answer and its time, and can be closed.
 */
export function ConsentBar() {
  const { common } = usePage();
  const { consent } = common;
  const href = useHref();
  return (
    <section
      id="consent-banner"
      hidden
      tabIndex={-1}
      aria-labelledby="consent-title"
      data-version={consent.version}
      className="consent no-print"
    >
      <div className="wrap consent-row">
        <div className="consent-words">
          <p id="consent-title" className="font-semibold">
            {consent.title}
          </p>
          <p className="consent-more text-muted">
            {consent.body}{" "}
            <a href={href("/privacy-policy")} className="link">
              {consent.more}
            </a>
          </p>
          <p
            className="consent-state"
            data-accepted={consent.accepted}
            data-refused={consent.refused}
            data-none={consent.none}
          />
          <p data-signal hidden>
            {consent.signal}
          </p>
          <button type="button" className="consent-open link" data-consent="">
            {consent.details}
          </button>
        </div>
        <div className="consent-answers">
          <button type="button" className="btn btn-secondary" data-consent="refused">
            {consent.refuse}
          </button>
          <button type="button" className="btn btn-secondary" data-consent="accepted">
            {consent.accept}
          </button>
        </div>
        <button type="button" className="consent-close bar-link" aria-label={common.labels.close} data-consent-close="">
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
