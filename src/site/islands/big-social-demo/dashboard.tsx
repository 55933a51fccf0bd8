import { type Ref, useEffect, useMemo, useRef, useState } from "react";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DemoPart, type DemoPartHandle } from "./demo-part.tsx";
import { countSentiments, type Filter, filterMentions, perDay } from "./figures.ts";
import { FilterBar } from "./filter-bar.tsx";
import { formatsFor } from "./formats.ts";
import { Guide } from "./guide.tsx";
import { everything, guideSteps, storedPlace, storePlace } from "./guide-steps.ts";
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

/** The whole demo: guide, figures, filters, chart, rankings and mentions, all over the same sample. */
export function Dashboard({ words, locale, contactHref, closer, onClose }: DashboardProps) {
  const [place, setPlace] = useState({ step: 0, filter: everything });
  const { step, filter } = place;
  const guide = useRef<HTMLElement>(null);
  const spokenOf = useRef<DemoPartHandle>(null);
  const [turns, setTurns] = useState(0);
  const formats = useMemo(() => formatsFor(locale), [locale]);
  const found = useMemo(() => filterMentions(sampleMentions(), filter), [filter]);
  const days = useMemo(() => perDay(found, filter.from, filter.to), [found, filter]);
  const counts = useMemo(() => countSentiments(found), [found]);

  useEffect(() => setPlace((before) => storedPlace() ?? before), []);
  useEffect(() => {
    if (turns > 0) spokenOf.current!.show(guide.current!);
  }, [turns]);

  function change(next: typeof place) {
    setPlace(next);
    storePlace(next);
  }
  const narrow = (part: Partial<Filter>) => change({ step, filter: inOrder({ ...filter, ...part }, part) });
  const { part } = guideSteps[step]!;
  const partProps = (name: typeof part) => ({ name, marked: part === name, ref: part === name ? spokenOf : null });

  return (
    <div className="card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone="accent">{words.sample}</Badge>
        <Button ref={closer} kind="quiet" className="needs-script -mx-3 v2:-mx-6" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <div className="demo-body">
        <Guide
          words={words}
          step={step}
          contactHref={contactHref}
          place={guide}
          onStep={(next) => {
            change({ step: next, filter: guideSteps[next]!.filter });
            setTurns(turns + 1);
          }}
        />
        <div className="grid min-w-0 gap-8">
          <DemoPart {...partProps("figures")}>
            <KeyFigures words={words} formats={formats} found={found} counts={counts} />
          </DemoPart>
          <FilterBar
            words={words}
            filter={filter}
            onChange={narrow}
            onClear={() => change({ step, filter: everything })}
          />
          <p role="status" className="sr-only">
            {fill(words.found, { n: formats.whole(counts.all) })}
          </p>
          {counts.all === 0 ? (
            <p className="py-10 text-center text-muted">{words.nothing}</p>
          ) : (
            <>
              <DemoPart {...partProps("chart")}>
                <TimeChart words={words} formats={formats} days={days} onRange={(from, to) => narrow({ from, to })} />
              </DemoPart>
              <Rankings
                words={words}
                formats={formats}
                found={found}
                counts={counts}
                filter={filter}
                onChange={narrow}
              />
              <DemoPart {...partProps("mentions")}>
                <MentionList words={words} formats={formats} found={found} locale={locale} />
              </DemoPart>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** A range whose end lies before its beginning follows the end that was changed. */
function inOrder(filter: Filter, changed: Partial<Filter>): Filter {
  if (filter.from <= filter.to) return filter;
  return changed.from ? { ...filter, to: filter.from } : { ...filter, from: filter.to };
}
