import { useEffect, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import type { Filter } from "./figures.ts";
import { fill } from "./formats.ts";
import { lastDay } from "./sample/generate.ts";
import { firstDay } from "./sample/structure.ts";
import type { DemoWords } from "./words.ts";

export const everything: Filter = { topic: "", source: "", sentiment: "", issue: "", from: firstDay, to: lastDay };

/** What each step looks at: all, the outage, its cause, and all again. */
export const stepFilters: readonly Filter[] = [
  everything,
  { ...everything, topic: "kopi-senja", sentiment: "negative" },
  { ...everything, topic: "kopi-senja", sentiment: "negative", issue: "app", from: "2026-09-13", to: "2026-09-18" },
  everything,
];

interface GuideProps {
  words: DemoWords;
  step: number;
  contactHref: string;
  onStep: (step: number) => void;
}

/** Walks through the demo in four steps; the last one leads to the contact form with the product chosen. */
export function Guide({ words: { guide }, step, contactHref, onStep }: GuideProps) {
  const { title, body } = guide.steps[step]!;
  const last = step === guide.steps.length - 1;
  const id = useId();
  // Each step is gone to, as a page is: the button that led there may be gone itself.
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(step);
  useEffect(() => {
    if (told.current !== step) heading.current?.focus();
    told.current = step;
  }, [step]);
  return (
    <section aria-label={guide.label} className="rounded-lg bg-primary-soft p-5">
      <div className="min-h-24">
        <p id={`${id}-step`} className="num text-sm text-muted">
          {fill(guide.step, { n: String(step + 1), all: String(guide.steps.length) })}
        </p>
        <h3
          ref={heading}
          tabIndex={-1}
          aria-describedby={`${id}-step ${id}-body`}
          className="mt-1 text-lg outline-none"
        >
          {title}
        </h3>
        <p id={`${id}-body`} className="mt-1 max-w-[62ch] text-sm">
          {body}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-secondary needs-script"
          aria-disabled={step === 0 || undefined}
          onClick={() => step > 0 && onStep(step - 1)}
        >
          {guide.back}
        </button>
        {!last && (
          <Button className="needs-script" onClick={() => onStep(step + 1)}>
            {guide.next}
          </Button>
        )}
        <a href={contactHref} className={`btn ${last ? "btn-primary" : "btn-quiet -ms-3 v2:-ms-6"}`}>
          {guide.contact}
        </a>
      </div>
    </section>
  );
}
