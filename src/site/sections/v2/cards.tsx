import {
  Exchange,
  type PartnerKindsProps,
  type PointGridProps,
  type PrinciplesProps,
  Question,
  type QuestionsProps,
  type TimelineProps,
} from "../cards.tsx";
import { Inline } from "../inline.tsx";
import { OfficeFacts, type OfficeListProps, OfficeName } from "../offices/office-list.tsx";
import { WideSection } from "./frames.tsx";

/** Renders points as panes that share their hairlines. */
export function PointGrid({ items, ...section }: PointGridProps) {
  const odd = items.length % 2 === 1 && items.length % 3 !== 0;
  return (
    <WideSection {...section}>
      <ul className={`panes sm:grid-cols-2 ${items.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}>
        {items.map(({ title, body }) => (
          <li key={title} className={odd ? "sm:last:col-span-2" : ""}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-sm text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** Renders steps as panes of one row, each with its number; with a thread, a line leads from number to number. */
export function Steps({ items, thread = false, ...section }: PointGridProps & { thread?: boolean }) {
  return (
    <WideSection {...section}>
      <ol className={`panes ${items.length === 4 ? "sm:grid-cols-2 xl:grid-cols-4" : "lg:grid-cols-3"}`}>
        {items.map(({ title, body }, index) => (
          <li key={title}>
            {thread ? (
              <p className="console-step">{index + 1}</p>
            ) : (
              <span className="num text-sm font-semibold text-hue">{String(index + 1).padStart(2, "0")}</span>
            )}
            <h3 className={`${thread ? "mt-5" : "mt-10"} text-lg`}>{title}</h3>
            <p className="mt-2 text-sm text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}

/** Renders principles as tiles: two wide ones above, three below. */
export function Principles({ title, lead, than, items }: PrinciplesProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ol className="grid gap-3 lg:grid-cols-6">
        {items.map(({ choose, over, body }, index) => (
          <li key={choose} className={`tile rise ${index < items.length % 3 ? "lg:col-span-3" : "lg:col-span-2"}`}>
            <h3 className="text-2xl/[1.15] xl:text-3xl/[1.1]">
              {choose}
              <span className="mt-2 block text-xl font-normal tracking-normal text-muted">
                {than} {over}
              </span>
            </h3>
            <p className="mt-6 text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}

export function PartnerKinds({ title, lead, bring, receive, items }: PartnerKindsProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ul className="grid gap-3 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.name} className="tile rise">
            <h3 className="text-3xl/[1.1] ">{item.name}</h3>
            <p className="mt-2 mb-8 text-muted">{item.who}</p>
            <Exchange bring={bring} receive={receive} item={item} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** Renders questions two to a row, so that all are seen at once. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <WideSection title={title} id="questions">
      <div className="panes lg:grid-cols-2">
        {items.map((item) => (
          <div key={item.question} className="py-1! lg:last:odd:col-span-2">
            <Question {...item} />
          </div>
        ))}
      </div>
    </WideSection>
  );
}

/** Renders years as large as a title, three to a row. */
export function Timeline({ title, lead, items }: TimelineProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ when, title: what, body }) => (
          <li key={when} className="tile rise">
            <p className="num text-[length:min(var(--text-5xl),30vw)]/none font-semibold tracking-[-0.05em] text-primary">
              {when}
            </p>
            <h3 className="mt-8 text-xl">{what}</h3>
            <p className="mt-2 text-muted">{body}</p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}

/** Renders the head office across the row, the others two by two. */
export function OfficeList({ offices, labels }: OfficeListProps) {
  return (
    <div className="wrap">
      <ul className="grid gap-3 lg:grid-cols-2">
        {offices.map((office) => (
          <li
            key={office.id}
            id={office.id}
            className={`tile rise ${office.main ? "grid gap-8 lg:col-span-2 lg:grid-cols-[1fr_2fr]" : "stack-6"}`}
          >
            <OfficeName {...office} />
            <OfficeFacts office={office} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}
