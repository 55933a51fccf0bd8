import { type RefObject, useEffect, useId, useRef } from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { guidedTopic, type TopicNames, topicNames } from "./sample/structure.ts";

interface GuideProps {
  words: BigSocialDemoWords;
  step: number;
  names: TopicNames;
  contactHref: string;
  section: RefObject<HTMLElement | null>;
  onStep: (step: number) => void;
}

/**
 * Renders the guide through the demo in four steps; the last one leads to the contact form with the product chosen. It
 * stays in view, above or beside the part that its step is about.
 */
export function Guide({ words: { guide }, step, names, contactHref, section, onStep }: GuideProps) {
  const { title, body } = guide.steps[step]!;
  const named = (text: string) => text.replaceAll(topicNames[guidedTopic], () => names[guidedTopic]);
  const last = step === guide.steps.length - 1;
  const id = useId();
  // The heading takes the focus on each step, since the pressed button may be gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored step takes no focus.
  useEffect(() => {
    if (pressed.current) heading.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [step]);
  function goTo(next: number) {
    pressed.current = true;
    onStep(next);
  }
  return (
    <section ref={section} aria-label={guide.label} className="demo-guide">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:flex-col-reverse lg:flex-nowrap lg:gap-0">
        <h3 ref={heading} tabIndex={-1} aria-describedby={`${id}-step ${id}-body`} className="text-base outline-none ">
          {named(title)}
        </h3>
        <p id={`${id}-step`} className="num shrink-0 text-xs text-muted lg:text-sm">
          {fill(guide.step, { n: String(step + 1), all: String(guide.steps.length) })}
        </p>
      </div>
      <p id={`${id}-body`} className="mt-1 max-w-[39em] text-sm">
        {named(body)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-secondary needs-script"
          aria-disabled={step === 0 || undefined}
          onClick={() => step > 0 && goTo(step - 1)}
        >
          {guide.back}
        </button>
        {!last && (
          <Button className="needs-script" onClick={() => goTo(step + 1)}>
            {guide.next}
          </Button>
        )}
        <a href={contactHref} className={`btn ${last ? "btn-primary" : "btn-quiet demo-contact -ms-3"}`}>
          {guide.contact}
        </a>
      </div>
    </section>
  );
}
