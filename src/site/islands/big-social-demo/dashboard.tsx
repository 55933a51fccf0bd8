import {
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { countSentiments, type Filter, filterMentions, perDay, type SentimentCounts } from "./figures.ts";
import { BrandField, brandOf, FilterBar } from "./filter-bar.tsx";
import { type Formats, formatsFor } from "./formats.ts";
import { Guide } from "./guide.tsx";
import { guideSteps, noFilter, type PartName, storedProgress, storeProgress } from "./guide-steps.ts";
import { MentionList } from "./mention-list.tsx";
import { Rankings } from "./rankings.tsx";
import { type Mention, sampleMentions } from "./sample/generate.ts";
import { guidedTopic, type TopicNames, topicNames } from "./sample/structure.ts";
import { TimeChart } from "./time-chart.tsx";

const names = ["chart", "issues", "mentions"] as const;

/**
 * Renders the three panes of the dashboard: side by side in a wide window, where each scrolls by itself; on a phone one
 * at a time, to be swiped, with a button for each.
 */
function Panes({
  words,
  nothing,
  children,
}: {
  words: BigSocialDemoWords;
  /** Whether no mention matches the filters. */
  nothing: boolean;
  children: [ReactNode, ReactNode, ReactNode];
}) {
  const track = useRef<HTMLDivElement>(null);
  if (nothing) return <p className="py-10 text-center text-muted">{words.nothing}</p>;
  const show = (index: number) => {
    const { current } = track;
    current!.scrollTo({ left: (current!.children[index] as HTMLElement).offsetLeft - current!.offsetLeft });
  };
  return (
    <>
      <nav className="demo-tabs needs-script" aria-label={words.panes.label}>
        {names.map((name, index) => (
          <button key={name} type="button" className="demo-tab" onClick={() => show(index)}>
            {words.panes[name]}
          </button>
        ))}
      </nav>
      <div ref={track} className="demo-panes">
        {names.map((name, index) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard.
          <section key={name} className="demo-pane" data-pane={name} aria-label={words.panes[name]} tabIndex={0}>
            {children[index]}
          </section>
        ))}
      </div>
    </>
  );
}

interface DashboardProps {
  words: BigSocialDemoWords;
  locale: Locale;
  contactHref: string;
  closeButton: Ref<HTMLButtonElement>;
  onClose: () => void;
}

/** Renders the demo: guide, figures, filters, chart, rankings and mentions of the same sample. */
export function Dashboard({ words, locale, contactHref, closeButton, onClose }: DashboardProps) {
  const [progress, setProgress] = useState({ step: 0, filter: noFilter });
  const { step, filter } = progress;
  const guide = useRef<HTMLElement>(null);
  const markedPart = useRef<DemoPartHandle>(null);
  const [stepsTaken, setStepsTaken] = useState(0);
  // In this page's memory alone: what a visitor types here is neither stored nor sent.
  const [typed, setTyped] = useState("");
  const brand = useDeferredValue(brandOf(typed));
  const names = useMemo<TopicNames>(() => (brand ? { ...topicNames, [guidedTopic]: brand } : topicNames), [brand]);
  const formats = useMemo(() => formatsFor(locale), [locale]);
  const mentions = useMemo(() => filterMentions(sampleMentions(), filter), [filter]);
  const days = useMemo(() => perDay(mentions, filter.from, filter.to), [mentions, filter]);
  const counts = useMemo(() => countSentiments(mentions), [mentions]);

  useEffect(() => setProgress((initial) => storedProgress() ?? initial), []);
  useEffect(() => {
    if (stepsTaken > 0) markedPart.current!.scrollIntoView(guide.current!);
  }, [stepsTaken]);

  function change(next: typeof progress) {
    setProgress(next);
    storeProgress(next);
  }
  const changeFilter = (changed: Partial<Filter>) =>
    change({ step, filter: orderDays({ ...filter, ...changed }, changed) });
  const { part } = guideSteps[step]!;
  const partProps = (name: typeof part) => ({ name, marked: part === name, ref: part === name ? markedPart : null });

  return (
    <div className="demo-window" data-job="collect">
      <div className="demo-bar">
        <ProductMark id="big-social" className="size-5 text-hue" />
        <span className="font-semibold">BigSocial</span>
        <Badge tone="accent">{brand ? words.brand.sample : words.sample}</Badge>
        <Button ref={closeButton} kind="quiet" className="needs-script ms-auto" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <div className="demo-body">
        <div className="demo-guide-cell">
          <Guide
            words={words}
            step={step}
            names={names}
            contactHref={contactHref}
            section={guide}
            onStep={(next) => {
              change({ step: next, filter: guideSteps[next]!.filter });
              setStepsTaken(stepsTaken + 1);
            }}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard. */}
        <section className="demo-side" aria-label={words.filters.label} tabIndex={0}>
          <BrandField words={words.brand} typed={typed} onType={setTyped} />
          <FilterBar
            words={words}
            filter={filter}
            names={names}
            driven={filter === guideSteps[step]!.filter}
            onChange={changeFilter}
            onClear={() => change({ step, filter: noFilter })}
          />
        </section>
        <p role="status" className="sr-only">
          {fill(words.found, { n: formats.whole(counts.all) })}
        </p>
        <Panes words={words} nothing={counts.all === 0}>
          <div>
            <DemoPart {...partProps("figures")}>
              <KeyFigures words={words} formats={formats} mentions={mentions} counts={counts} />
            </DemoPart>
            <DemoPart {...partProps("chart")}>
              <TimeChart
                words={words}
                formats={formats}
                days={days}
                onRange={(from, to) => changeFilter({ from, to })}
              />
            </DemoPart>
          </div>
          <Rankings
            words={words}
            formats={formats}
            mentions={mentions}
            counts={counts}
            filter={filter}
            names={names}
            onChange={changeFilter}
          />
          <DemoPart {...partProps("mentions")}>
            <MentionList words={words} formats={formats} mentions={mentions} locale={locale} names={names} />
          </DemoPart>
        </Panes>
      </div>
    </div>
  );
}

/** Moves the other end of a range of days to the changed one when they are in the wrong order. */
function orderDays(filter: Filter, changed: Partial<Filter>): Filter {
  if (filter.from <= filter.to) return filter;
  return changed.from ? { ...filter, to: filter.from } : { ...filter, from: filter.to };
}

interface DemoPartHandle {
  /** Scrolls the part into view, below a guide that covers the top of the page. */
  scrollIntoView(guide: HTMLElement): void;
}

interface PartProps {
  name: PartName;
  /** The guide's step is about this part. */
  marked: boolean;
  ref: Ref<DemoPartHandle>;
  children: ReactNode;
}

/** Renders a part of the demo; it is framed while the guide's step is about it. */
function DemoPart({ name, marked, ref, children }: PartProps) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    scrollIntoView(guide) {
      const part = element.current!;
      const cell = guide.parentElement!;
      const staysAbove = getComputedStyle(cell).position === "sticky" && cell.offsetWidth > part.offsetWidth * 0.9;
      part.style.scrollMarginTop = staysAbove ? `${cell.offsetHeight}px` : "";
      part.scrollIntoView({ block: staysAbove ? "start" : "nearest" });
    },
  }));
  return (
    <div ref={element} data-part={name} className={marked ? "demo-part demo-marked" : "demo-part"}>
      {children}
    </div>
  );
}

interface KeyFiguresProps {
  words: BigSocialDemoWords;
  formats: Formats;
  mentions: readonly Mention[];
  counts: SentimentCounts;
}

/** Renders four numbers about the filtered mentions. */
function KeyFigures({ words, formats, mentions, counts }: KeyFiguresProps) {
  const figures = [
    { name: words.figures.mentions, value: formats.whole(counts.all) },
    { name: words.figures.reach, value: formats.short(mentions.reduce((sum, { reach }) => sum + reach, 0)) },
    { name: words.figures.positive, value: formats.share(counts.positive, counts.all) },
    { name: words.figures.negative, value: formats.share(counts.negative, counts.all) },
  ];
  return (
    <dl className="demo-figures">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse border-s-2 border-hue ps-3">
          <dt className="grow text-sm text-muted">{name}</dt>
          <dd className="num font-display text-xl font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
