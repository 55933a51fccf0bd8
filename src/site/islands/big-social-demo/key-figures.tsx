import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import type { SentimentCounts } from "./figures.ts";
import type { Formats } from "./formats.ts";
import type { Mention } from "./sample/generate.ts";

interface KeyFiguresProps {
  words: BigSocialDemoWords;
  formats: Formats;
  mentions: readonly Mention[];
  counts: SentimentCounts;
}

/** Renders four numbers about the filtered mentions. */
export function KeyFigures({ words, formats, mentions, counts }: KeyFiguresProps) {
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
