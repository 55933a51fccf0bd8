import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { fill } from "#text/fill.ts";
import { type Filter, leadingVoices, ranking, type SentimentCounts } from "./figures.ts";
import type { Formats } from "./formats.ts";
import type { Mention } from "./sample/generate.ts";
import { sentiments, type TopicNames } from "./sample/structure.ts";

const colours = {
  primary: "fill-primary",
  positive: "fill-good",
  neutral: "fill-edge",
  negative: "fill-bad",
};
type BarColour = keyof typeof colours;

/** Renders a bar of parts, each with its share of the whole (0 to 1). Decorative: the numbers are shown beside it. */
function ShareBar({ parts }: { parts: { share: number; colour: BarColour }[] }) {
  let left = 0;
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full rounded-sm bg-sunken" aria-hidden="true">
      {parts.map(({ share, colour }) => {
        const x = left;
        left += share * 100;
        return (
          <rect key={colour} x={round(x)} y={0} width={round(share * 100)} height={4} className={colours[colour]} />
        );
      })}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

interface RankingsProps {
  words: BigSocialDemoWords;
  formats: Formats;
  mentions: readonly Mention[];
  counts: SentimentCounts;
  filter: Filter;
  names: TopicNames;
  onChange: (change: Partial<Filter>) => void;
}

/** Renders share of voice, sentiment, top issues and the voices whose filtered mentions set off most replies. */
export function Rankings({ words, formats, mentions, counts, filter, names, onChange }: RankingsProps) {
  return (
    <div className="demo-rankings">
      <section>
        <h3 className="text-base">{words.share}</h3>
        <ul className="mt-3 stack-3 text-sm">
          {ranking(mentions, "topic").map(({ name, all }) => (
            <Line key={name} name={names[name]} value={formats.share(all, counts.all)}>
              <ShareBar parts={[{ share: all / counts.all, colour: "primary" }]} />
            </Line>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-base">{words.sentiment}</h3>
        <div className="mt-4">
          <ShareBar parts={sentiments.map((name) => ({ share: counts[name] / (counts.all || 1), colour: name }))} />
        </div>
        <ul className="mt-3 stack-1 text-sm">
          {sentiments.map((name) => (
            <Line key={name} name={words.sentiments[name]} value={formats.share(counts[name], counts.all)} dot={name} />
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-base">{words.issues.title}</h3>
        <p className="text-sm text-muted">{words.issues.hint}</p>
        <ul className="mt-2 text-sm">
          {ranking(mentions, "issue")
            .slice(0, 6)
            .map(({ name, all, ...parts }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={filter.issue === name}
                  className="min-h-11 w-full cursor-pointer rounded-md py-1.5 text-start hover:text-primary aria-pressed:text-primary"
                  onClick={() => onChange({ issue: filter.issue === name ? "" : name })}
                >
                  <span className="mb-1 flex justify-between gap-4">
                    <span>{words.issueNames[name]}</span>
                    <span className="num text-muted">{formats.whole(all)}</span>
                  </span>
                  <span className="sr-only">
                    {fill(words.issues.tones, {
                      positive: formats.whole(parts.positive),
                      neutral: formats.whole(parts.neutral),
                      negative: formats.whole(parts.negative),
                    })}
                  </span>
                  <ShareBar parts={sentiments.map((tone) => ({ share: parts[tone] / all, colour: tone }))} />
                </button>
              </li>
            ))}
        </ul>
      </section>
      <section>
        <h3 className="text-base">{words.voices.title}</h3>
        <ol className="mt-3 stack-2 text-sm">
          {leadingVoices(mentions)
            .slice(0, 6)
            .map(({ name, replies, all }) => (
              <li key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
                <span className="truncate">{name}</span>
                <span className="num shrink-0 text-muted">
                  {`${formats.whole(all)} · ${fill(words.voices.replies, { n: formats.short(replies) })}`}
                </span>
              </li>
            ))}
        </ol>
      </section>
    </div>
  );
}

const dots = { primary: "bg-primary", positive: "bg-good", neutral: "bg-edge", negative: "bg-bad" };

function Line({
  name,
  value,
  dot,
  children,
}: {
  name: string;
  value: string;
  dot?: BarColour;
  children?: React.ReactNode;
}) {
  return (
    <li>
      <span className="mb-1 flex items-center gap-2">
        {dot && <span aria-hidden="true" className={`size-2.5 rounded-[99px] ${dots[dot]}`} />}
        <span className="grow">{name}</span>
        <span className="num text-muted">{value}</span>
      </span>
      {children}
    </li>
  );
}
