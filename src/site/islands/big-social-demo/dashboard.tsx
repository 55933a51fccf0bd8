import { type Ref, useMemo, useState } from "react";
import type { Locale } from "#catalogue/locales.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { countSentiments, type Filter, filterMentions, perDay } from "./figures.ts";
import { FilterBar } from "./filter-bar.tsx";
import { fill, formatsFor } from "./formats.ts";
import { everything, Guide, stepFilters } from "./guide.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { MentionList } from "./mention-list.tsx";
import { Rankings } from "./rankings.tsx";
import { sampleMentions } from "./sample/generate.ts";
import { TimeChart } from "./time-chart.tsx";
import type { DemoWords } from "./words.ts";

interface DashboardProps {
  words: DemoWords;
  locale: Locale;
  contactHref: string;
  closer: Ref<HTMLButtonElement>;
  onClose: () => void;
}

/** The whole demo: guide, filters, figures, chart, rankings and mentions, all over the same sample. */
export function Dashboard({ words, locale, contactHref, closer, onClose }: DashboardProps) {
  const [filter, setFilter] = useState(everything);
  const [step, setStep] = useState(0);
  const formats = useMemo(() => formatsFor(locale), [locale]);
  const found = useMemo(() => filterMentions(sampleMentions(), filter), [filter]);
  const days = useMemo(() => perDay(found, filter.from, filter.to), [found, filter]);
  const counts = useMemo(() => countSentiments(found), [found]);
  const change = (part: Partial<Filter>) => setFilter((before) => inOrder({ ...before, ...part }, part));

  return (
    <div className="card grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone="accent">{words.sample}</Badge>
        <Button ref={closer} kind="quiet" className="needs-script -mx-3 v2:-mx-6" onClick={onClose}>
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
      <KeyFigures words={words} formats={formats} found={found} counts={counts} />
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
