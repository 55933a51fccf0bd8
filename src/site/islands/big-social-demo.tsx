import { useMemo, useState } from "react";
import type { Locale } from "#catalogue/locales.ts";
import { happened, useRoot } from "#client/state/store.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { countSentiments, type Filter, filterMentions, perDay } from "./big-social-demo/figures.ts";
import { FilterBar } from "./big-social-demo/filter-bar.tsx";
import { fill, formatsFor } from "./big-social-demo/formats.ts";
import { everything, Guide, stepFilters } from "./big-social-demo/guide.tsx";
import { MentionList } from "./big-social-demo/mention-list.tsx";
import { Rankings } from "./big-social-demo/rankings.tsx";
import { sampleMentions } from "./big-social-demo/sample/generate.ts";
import { TimeChart } from "./big-social-demo/time-chart.tsx";
import type { DemoWords } from "./big-social-demo/words.ts";

export interface BigSocialDemoProps {
  words: DemoWords;
  locale: Locale;
  /** The contact form with BigSocial chosen, in the page's language and edition. */
  contactHref: string;
}

/** BigSocial at work on sample data. Without a script it shows the whole sample; with one it can be explored. */
export default function BigSocialDemo({ words, locale, contactHref }: BigSocialDemoProps) {
  const showPage = useRoot(({ bigSocial }) => bigSocial.interactiveDemo.showPage);
  if (showPage) return <Dashboard words={words} locale={locale} contactHref={contactHref} />;
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4">
      <p>{words.closed}</p>
      <Button kind="secondary" onClick={() => happened("bigSocial", { type: "demo shown" })}>
        {words.open}
      </Button>
    </div>
  );
}

function Dashboard({ words, locale, contactHref }: BigSocialDemoProps) {
  const [filter, setFilter] = useState(everything);
  const [step, setStep] = useState(0);
  const formats = useMemo(() => formatsFor(locale), [locale]);
  const found = useMemo(() => filterMentions(sampleMentions(), filter), [filter]);
  const days = useMemo(() => perDay(found, filter.from, filter.to), [found, filter]);
  const counts = useMemo(() => countSentiments(found), [found]);
  const change = (part: Partial<Filter>) => setFilter((before) => inOrder({ ...before, ...part }, part));

  const figures = [
    { name: words.figures.mentions, value: formats.whole(counts.all) },
    { name: words.figures.reach, value: formats.short(found.reduce((sum, { reach }) => sum + reach, 0)) },
    { name: words.figures.positive, value: formats.share(counts.positive, counts.all) },
    { name: words.figures.negative, value: formats.share(counts.negative, counts.all) },
  ];
  return (
    <div className="card grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone="accent">{words.sample}</Badge>
        <Button kind="quiet" className="needs-script" onClick={() => happened("bigSocial", { type: "demo closed" })}>
          {words.close}
        </Button>
      </div>
      <Guide
        words={words}
        step={step}
        contactHref={contactHref}
        onStep={(next) => {
          setStep(next);
          setFilter(stepFilters[next]!);
        }}
      />
      <FilterBar words={words} filter={filter} onChange={change} onClear={() => setFilter(everything)} />
      <p role="status" className="sr-only">
        {fill(words.found, { n: formats.whole(counts.all) })}
      </p>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse border-s-2 border-primary ps-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="num text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {counts.all === 0 ? (
        <p className="py-10 text-center text-muted">{words.nothing}</p>
      ) : (
        <>
          <TimeChart words={words} formats={formats} days={days} onRange={(from, to) => change({ from, to })} />
          <Rankings words={words} formats={formats} found={found} counts={counts} filter={filter} onChange={change} />
          <MentionList words={words} formats={formats} found={found} locale={locale} />
        </>
      )}
    </div>
  );
}

/** A range whose end lies before its beginning follows the end that was changed. */
function inOrder(filter: Filter, changed: Partial<Filter>): Filter {
  if (filter.from <= filter.to) return filter;
  return changed.from ? { ...filter, to: filter.from } : { ...filter, from: filter.to };
}
