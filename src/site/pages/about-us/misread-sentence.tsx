import type { AboutUsWords } from "#content/kinds/about-us.ts";

const tones = {
  good: "border-good text-good",
  bad: "border-bad text-bad",
  none: "border-line",
} as const;

/** Renders the sentence the company began with, and two readings of it. */
export function MisreadSentence({ label, words, gloss, readings }: AboutUsWords["reading"]) {
  return (
    <figure aria-label={label} className="p-6 sm:p-10">
      <blockquote lang="id" className="flex flex-wrap gap-x-3 gap-y-4 text-3xl font-semibold tracking-tight">
        {words.map(({ text, tone, mark }) => (
          <span key={text} className={`border-b-2 pb-1 leading-tight ${tones[tone]}`}>
            {text}
            {mark && <sup className="ms-1 align-super text-lg">{mark}</sup>}
          </span>
        ))}
      </blockquote>
      <p className="mt-4 text-sm text-muted">{gloss}</p>
      <dl className="mt-8 divide-y divide-line border-t border-line">
        {readings.map(({ reader, verdict, right }) => (
          <div key={reader} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
            <dt className="text-sm text-muted">{reader}</dt>
            <dd className={right ? "font-semibold" : "text-muted line-through decoration-1"}>{verdict}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
