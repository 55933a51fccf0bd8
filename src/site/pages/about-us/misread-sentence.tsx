import type { AboutUsWords } from "#content/kinds/about-us.ts";

const tones = { good: "misread-good", bad: "misread-bad", none: "" } as const;

/** Renders the sentence the company began with as a poster, and two readings of it below. */
export function MisreadSentence({ label, words, gloss, readings }: AboutUsWords["reading"]) {
  return (
    <section aria-label={label} className="misread-poster ground-ink" data-picture="stage">
      <blockquote lang="id" className="misread">
        {words.map(({ text, tone, mark }) => (
          <span key={text} className={`misread-word ${tones[tone]}`}>
            {text}
            {mark && <sup>{mark}</sup>}
          </span>
        ))}
      </blockquote>
      <p className="mt-6 text-lg text-muted">{gloss}</p>
      <dl className="mt-8 grid gap-x-16 gap-y-6 sm:grid-cols-2 lg:mt-12">
        {readings.map(({ reader, verdict, right }) => (
          <div key={reader} className={`border-t-2 pt-4 ${right ? "border-accent" : "border-line"}`}>
            <dt className="text-sm text-muted">{reader}</dt>
            <dd className={`mt-1 text-2xl ${right ? "font-semibold" : "text-muted line-through decoration-2"}`}>
              {verdict}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
