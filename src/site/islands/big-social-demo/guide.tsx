import { type RefObject, useEffect, useId, useRef } from "react";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import type { DemoWords } from "./words.ts";

interface GuideProps {
  words: DemoWords;
  step: number;
  contactHref: string;
  place: RefObject<HTMLElement | null>;
  onStep: (step: number) => void;
}

/**
 * Walks through the demo in four steps; the last one leads to the contact form with the product chosen. It stays in
 * view, above or beside what its step speaks of.
 */
export function Guide({ words: { guide }, step, contactHref, place, onStep }: GuideProps) {
  const { title, body } = guide.steps[step]!;
  const last = step === guide.steps.length - 1;
  const id = useId();
  // Each step is gone to, as a page is: the button that led there may be gone itself.
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that was not pressed (a stored one) takes no focus.
  useEffect(() => {
    if (pressed.current) heading.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [step]);
  function go(next: number) {
    pressed.current = true;
    onStep(next);
  }
  return (
    <section ref={place} aria-label={guide.label} className="demo-guide rounded-lg bg-primary-soft">
      <div className="flex items-baseline justify-between gap-3 lg:flex-col-reverse">
        <h3
          ref={heading}
          tabIndex={-1}
          aria-describedby={`${id}-step ${id}-body`}
          className="text-base outline-none lg:text-lg"
        >
          {title}
        </h3>
        <p id={`${id}-step`} className="num shrink-0 text-xs text-muted lg:text-sm">
          {fill(guide.step, { n: String(step + 1), all: String(guide.steps.length) })}
        </p>
      </div>
      <p id={`${id}-body`} className="mt-1 max-w-[62ch] text-sm">
        {body}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 lg:mt-5">
        <button
          type="button"
          className="btn btn-secondary needs-script"
          aria-disabled={step === 0 || undefined}
          onClick={() => step > 0 && go(step - 1)}
        >
          {guide.back}
        </button>
        {!last && (
          <Button className="needs-script" onClick={() => go(step + 1)}>
            {guide.next}
          </Button>
        )}
        <a href={contactHref} className={`btn ${last ? "btn-primary" : "btn-quiet demo-contact -ms-3 v2:-ms-6"}`}>
          {guide.contact}
        </a>
      </div>
    </section>
  );
}
