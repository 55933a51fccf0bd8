import type { ReactNode } from "react";
import { type IndustryId, industryIds } from "#catalogue/industries.ts";
import type { HomeWords } from "#content/kinds/home.ts";
import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { industryPictures, jobOfIndustry } from "../../pictures/industries/registry.ts";
import { SmallScreen } from "../../pictures/industries/small-screen.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { inLanguage } from "../../pictures/kit/words.ts";
import { useHref, usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import { WideSection } from "../section.tsx";

type CodeWords = HomeWords["code"];

export interface CodeStripProps extends CodeWords {
  call: string;
  /** The answer of the call, shortened. */
  answer: string;
}

/** Renders a call of this site's own API that a developer can paste, and what it returns. */
export function CodeStrip(props: CodeStripProps) {
  const { title, body, more } = props;
  const href = useHref();
  return (
    <section className="tail ground-tint">
      <div className="wrap code-strip">
        <div>
          <h2 className="h2s">{title}</h2>
          <p className="mt-4 text-muted">{body}</p>
          <a href={href(more.href)} className="link mt-4 inline-flex min-h-11 items-center gap-1.5">
            {more.label}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </div>
        <CodeFigure {...props} />
      </div>
    </section>
  );
}

/** Renders the call, which one can copy, and the answer. */
export function CodeFigure({ request, response, copy, copied, call, answer }: CodeStripProps) {
  return (
    <figure className="strip-card ground-ink" data-docs>
      <figcaption className="strip-head">
        {request}
        <button type="button" className="strip-copy" data-copy={copied} hidden>
          {copy}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0} translate="no">
        <code>{call}</code>
      </pre>
      <p className="strip-head">{response}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <pre tabIndex={0} translate="no">
        <code>{answer}</code>
      </pre>
    </figure>
  );
}

/** Renders four promises in one line, each with its figure. */
export function Figures({ title, lead, items }: HomeWords["proof"]) {
  return (
    <section className="tail ground-mist">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[3fr_9fr]">
        <div>
          <h2 className="h2s">{title}</h2>
          <p className="mt-2 text-sm text-muted">
            <Inline text={lead} />
          </p>
        </div>
        <dl className="promises">
          {items.map(({ figure, title, body }) => (
            <div key={title}>
              <dt>
                <span className="promise-figure">{figure}</span>
                <span className="font-semibold">{title}</span>
              </dt>
              <dd className="mt-2 text-sm text-muted">
                <Inline text={body} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The parts of the home page, drawn; an edition decides in which order they stand, and which of them share a row. */
export interface HomePartsProps {
  hero: ReactNode;
  proof: ReactNode;
  journey: ReactNode;
  family: ReactNode;
  outcomes: ReactNode;
  industries: ReactNode;
  code: ReactNode;
  promises: ReactNode;
  questions: ReactNode;
  next: ReactNode;
  /** The lowest price of a month, written. */
  cheapest: string;
}

/** Renders the parts as chapters one below the other. */
export function HomeParts(parts: HomePartsProps) {
  return (
    <>
      {parts.hero}
      {parts.proof}
      {parts.journey}
      {parts.family}
      {parts.outcomes}
      {parts.industries}
      {parts.code}
      {parts.promises}
      {parts.questions}
      {parts.next}
    </>
  );
}

/** Renders the twelve industries; beside them the picture of the one under the pointer or in focus. */
export function IndustryGrid({ title, lead }: { title: string; lead: string }) {
  const { all, address } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead} size="tail">
      <ul className="mosaic">
        {industryIds.map((id) => (
          <li key={id} data-job={jobOfIndustry(id)}>
            <a href={href(`/solutions/${id}`)}>
              <IndustryMark id={id} className="size-7" />
              {all.industries[id].name}
            </a>
            <div className="mosaic-picture">
              <p className="h3 font-display font-bold">{all.industries[id].line}</p>
              <IndustryPreview industry={id} locale={address.locale} />
            </div>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** Renders an industry's own picture: what somebody there would see on a working day. */
function IndustryPreview({ industry, locale }: { industry: IndustryId; locale: Locale }) {
  const { label, screen } = industryPictures[industry].preview;
  return (
    <Picture label={inLanguage(label, locale)} locale={locale} size="tile">
      <SmallScreen screen={screen} locale={locale} />
    </Picture>
  );
}
