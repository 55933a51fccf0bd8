import { jobOf, type ProductId } from "#catalogue/products.ts";
import type { AboutUsWords } from "#content/kinds/about-us.ts";
import type { PartnersWords } from "#content/kinds/partners.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Inline } from "./inline.tsx";
import { type Ground, WideSection } from "./section.tsx";

export interface Point {
  title: string;
  body: string;
}
export interface PointGridProps {
  title: string;
  lead?: string;
  items: Point[];
  id?: string;
  ground?: Ground;
}

/** Renders points side by side, with hairlines between them. */
export function PointGrid({ items, ...section }: PointGridProps) {
  return (
    <WideSection {...section}>
      <ul
        className={`grid gap-x-12 gap-y-6 sm:grid-cols-2 sm:gap-y-10 ${items.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
      >
        {items.map(({ title, body }) => (
          <li key={title} className="border-t border-line pt-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

const columns: Record<number, string> = { 2: "lg:grid-cols-2", 4: "lg:grid-cols-4" };

/** Renders steps in order, on one line through their numbers. */
export function Steps({ items, ...section }: PointGridProps) {
  return (
    <WideSection {...section}>
      <ol className={`grid gap-8 ${columns[items.length] ?? "lg:grid-cols-3"}`}>
        {items.map(({ title, body }, index) => (
          <li key={title} className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 lg:block">
            <span className="num flex size-10 items-center justify-center rounded-[99px] border border-primary bg-ground text-sm font-semibold text-primary">
              {index + 1}
            </span>
            {index < items.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute start-5 top-12 -bottom-6 w-px bg-line lg:start-14 lg:end-0 lg:top-5 lg:bottom-auto lg:h-px lg:w-auto"
              />
            )}
            <div>
              <h3 className="text-lg lg:mt-6">{title}</h3>
              <p className="mt-2 text-muted lg:pe-4">
                <Inline text={body} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}

export type PrinciplesProps = AboutUsWords["principles"];

/** Renders each principle, one value over another, in a line as large as a heading. */
export function Principles({ title, lead, than, items }: PrinciplesProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ol className="border-b border-line">
        {items.map(({ choose, over, body }) => (
          <li key={choose} className="grid gap-x-16 gap-y-3 border-t border-line py-8 lg:grid-cols-[7fr_5fr] lg:py-10">
            <h3 className="text-2xl">
              {choose}
              <span className="block font-normal text-muted">
                {than} {over}
              </span>
            </h3>
            <p className="max-w-prose text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}

export type PartnerKindsProps = PartnersWords["kinds"];

/** Renders each kind of partner: what it brings, what it receives. */
export function PartnerKinds({ title, lead, bring, receive, items }: PartnerKindsProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ul className="border-b border-line">
        {items.map((item) => (
          <li key={item.name} className="grid gap-x-12 gap-y-6 border-t border-line py-8 lg:grid-cols-[4fr_4fr_4fr]">
            <div>
              <h3 className="text-xl">{item.name}</h3>
              <p className="mt-1 text-sm text-muted">{item.who}</p>
            </div>
            <Exchange bring={bring} receive={receive} item={item} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

export function Exchange({
  bring,
  receive,
  item,
}: {
  bring: string;
  receive: string;
  item: PartnerKindsProps["items"][number];
}) {
  return (
    <dl className="grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:col-span-2">
      <div>
        <dt className="text-sm font-medium text-primary">{bring}</dt>
        <dd className="mt-1">{item.bring}</dd>
      </div>
      <div>
        <dt className="text-sm font-medium text-primary">{receive}</dt>
        <dd className="mt-1">
          <Inline text={item.receive} />
        </dd>
      </div>
    </dl>
  );
}

export interface QuestionsProps {
  title: string;
  items: { question: string; answer: string }[];
}

/** Renders questions that open in place, without a script; two to a row where there is room. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <WideSection title={title} id="questions" size="tail">
      <div className="questions">
        {items.map((item) => (
          <Question key={item.question} {...item} />
        ))}
      </div>
    </WideSection>
  );
}

export function Question({ question, answer }: QuestionsProps["items"][number]) {
  return (
    <Disclosure summary={question}>
      <p className="prose pb-6">
        <Inline text={answer} />
      </p>
    </Disclosure>
  );
}

export type TimelineProps = AboutUsWords["timeline"];

/** Renders years side by side, each below a stem with one petal for every product by then. */
export function Timeline({ title, lead, items }: TimelineProps) {
  return (
    <WideSection title={title} lead={lead} ground="tint">
      <ol className="growth">
        {items.map(({ when, title: what, body, products }, index) => (
          <li key={when}>
            <Stem earlier={items.slice(0, index).flatMap((item) => item.products)} added={products} />
            <div>
              <p className="num font-display text-3xl font-bold">{when}</p>
              <h3 className="mt-3 text-base">{what}</h3>
              <p className="mt-2 text-sm text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}

/** Draws the products of a year as petals on a stem, the new ones at its top in full colour. Decorative. */
function Stem({ earlier, added }: { earlier: ProductId[]; added: ProductId[] }) {
  const products = [...earlier, ...added];
  const height = products.length * 24 + 30;
  return (
    <svg viewBox={`0 0 96 ${height}`} className="growth-stem" aria-hidden="true">
      <path d={`M48 ${height}V18`} className="stroke-edge" strokeWidth={1.5} />
      {products.map((product, index) => {
        const y = height - 12 - index * 24;
        const side = index % 2 ? -40 : 40;
        return (
          <path
            key={product}
            data-job={jobOf(product)}
            d={`M48 ${y}q0-26 ${side}-26q0 26 ${-side} 26`}
            className="fill-hue"
            opacity={index < earlier.length ? 0.3 : 1}
          />
        );
      })}
      <circle cx={48} cy={14} r={5} className={added.length > 0 ? "fill-edge" : "fill-accent"} />
    </svg>
  );
}
