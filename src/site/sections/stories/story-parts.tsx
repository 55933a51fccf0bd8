import { jobOf } from "#catalogue/products.ts";
import type { Change, CustomerStory, CustomersWords } from "#content/kinds/customers.ts";
import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { pageTable } from "../../page-table.ts";
import type { Bust } from "../../pictures/people/busts.ts";
import { Person } from "../../pictures/people/person.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Returns a number with its unit as it is written: `2,4%`, `38 menit`, `2.4%`, `38 minutes`. */
export function changeText(value: number, unit: string, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return unit === "%" ? `${number}%` : `${number} ${unit}`;
}

interface ChangeFiguresProps {
  items: Change[];
  /** For screen readers, in front of the two numbers: "before", "after". */
  before: string;
  after: string;
  className?: string;
}

/** Renders measurements before and after: the new figure large, the old one beside it. */
export function ChangeFigures({ items, before, after, className = "" }: ChangeFiguresProps) {
  const { locale } = usePage().address;
  return (
    <dl
      className={`grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-10 ${items.length === 3 ? "xl:grid-cols-3" : ""} ${className}`}
    >
      {items.map(({ label, unit, ...figure }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-3">
          <dt className="mt-1 text-sm">{label}</dt>
          <dd className="num">
            <span className="block text-[length:min(var(--text-2xl),8vw)] font-semibold tracking-tight">
              <span className="sr-only">{after} </span>
              {changeText(figure.after, unit, locale)}
            </span>
            <span className="text-sm text-muted">
              {before.toLowerCase()} {changeText(figure.before, unit, locale)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders a story's first figure as a picture of its own: what it was, struck through, and what it is now. */
export function BigChange({ story, after }: { story: CustomerStory; after: string }) {
  const { common, address } = usePage();
  const { sample, products, figures } = story;
  const { label, unit, ...figure } = figures[0]!;
  return (
    <figure className="big-change" data-picture="story" data-job={jobOf(products[0]!)}>
      <s>{changeText(figure.before, unit, address.locale)}</s>
      <p className="big-change-after num">
        <span className="sr-only">{after} </span>
        {changeText(figure.after, "", address.locale).trimEnd()}
        <small>{unit}</small>
      </p>
      <p className="text-lg font-semibold">{label}</p>
      <StoryOwner story={story} note={sample ? ` · ${common.labels.sample}` : ""} />
    </figure>
  );
}

interface PullQuoteProps {
  text: string;
  role: string;
  person: Bust;
  size?: string;
}

/** Renders a quote as large as a heading, with a portrait of who says it. */
export function PullQuote({ text, role, person, size = "text-2xl" }: PullQuoteProps) {
  return (
    <figure className="grid grid-cols-[auto_1fr] items-start gap-x-4 sm:gap-x-6">
      <Person bust={person} className="size-12 sm:size-16" />
      <blockquote className={`max-w-3xl leading-snug font-medium tracking-tight text-balance ${size}`}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="col-start-2 mt-3 text-sm text-muted">{role}</figcaption>
    </figure>
  );
}

/** Renders the customer and industry of a story, and a label where it is illustrative. */
export function StoryByline({ story, labels }: { story: CustomerStory; labels: CustomersWords["labels"] }) {
  const { all, common, address } = usePage();
  const { name, kind, industry, sample, longer, logo } = story;
  const longerPage = pageTable.find(({ path }) => path === longer);
  const href = useHref();
  return (
    <div>
      <a
        href={href(`/solutions/${industry}`)}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-primary hover:underline"
      >
        <IndustryMark id={industry} className="size-5 text-primary" />
        {all.industries[industry].name}
      </a>
      <Photo picture={logo} sizes="10rem" className="photo-logo mt-2 mb-3" />
      <p className="mt-1 text-lg font-semibold">{name}</p>
      <p className="text-sm text-muted">{kind}</p>
      {sample && <p className="tag mt-3">{common.labels.sample}</p>}
      {longer && longerPage && (longerPage.locales?.includes(address.locale) ?? true) && (
        <p className="mt-2">
          <a href={href(longer)} className="link inline-flex min-h-11 items-center text-sm">
            {labels.longer}
          </a>
        </p>
      )}
    </div>
  );
}

/** Renders whose story it is in one line: a portrait of who is quoted, the name, the place. */
export function StoryOwner({ story, note = "" }: { story: CustomerStory; note?: string }) {
  return (
    <span className="flex items-center gap-3">
      <Person bust={story.quote.person} className="size-12 shrink-0" />
      <span className="text-sm">
        <span className="block font-semibold">{story.name}</span>
        <span className="block text-muted">
          {story.place.name}
          {note}
        </span>
      </span>
    </span>
  );
}

interface StoryTextProps {
  story: CustomerStory;
  labels: CustomersWords["labels"];
}

/** Renders a story's problem and what was done, folded under one line. */
export function StoryText({ story, labels }: StoryTextProps) {
  return (
    <details className="group mt-5 border-y border-line">
      <summary className="link flex min-h-12 items-center justify-between gap-4">
        {labels.read}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-10 gap-y-4 pb-5 md:grid-cols-2">
        <div>
          <h3 className="text-base">{labels.problem}</h3>
          <p className="mt-1 text-muted">{story.problem}</p>
        </div>
        <div>
          <h3 className="text-base">{labels.play}</h3>
          <p className="mt-1 text-muted">{story.play}</p>
        </div>
      </div>
    </details>
  );
}
