import { useEffect, useState } from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Formats } from "./formats.ts";
import type { Mention } from "./sample/generate.ts";
import { writeMention } from "./sample/headlines.ts";
import type { TopicNames } from "./sample/structure.ts";

const pageSize = 5;
const tones = { positive: "good", neutral: "plain", negative: "bad" } as const;

/** Renders the filtered mentions, newest first, a few at a time. */
export function MentionList({
  words,
  formats,
  mentions,
  locale,
  names,
}: {
  words: BigSocialDemoWords;
  formats: Formats;
  mentions: readonly Mention[];
  locale: Locale;
  names: TopicNames;
}) {
  const [shownCount, setShownCount] = useState(pageSize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter starts at the top of its list.
  useEffect(() => setShownCount(pageSize), [mentions]);
  return (
    <section>
      <h3 className="text-base">{words.mentions.title}</h3>
      <ul className="mt-1">
        {mentions.slice(0, shownCount).map((mention) => {
          const { text, note } = writeMention(mention, locale, names);
          return (
            <li key={mention.id} className="border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <span className="font-medium text-ink">{mention.voice}</span>
                <span>{words.sources[mention.source]}</span>
                <time dateTime={mention.day} suppressHydrationWarning className="num">
                  {`${formats.day(mention.day)}, ${formats.time(mention.minute)}`}
                </time>
                <Badge tone={tones[mention.sentiment]}>{words.sentiments[mention.sentiment]}</Badge>
              </p>
              <p className="mt-1.5 max-w-[43em]">{text}</p>
              <p className="mt-1 text-sm text-muted">
                {`${names[mention.topic]} · ${words.issueNames[mention.issue]} · ${fill(words.mentions.seen, { n: formats.whole(mention.reach) })}`}
              </p>
              {note && (
                <p className="demo-note" data-note={note}>
                  {words.mentions.notes[note]}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {mentions.length > shownCount && (
        <Button kind="secondary" className="needs-script mt-5" onClick={() => setShownCount(shownCount + 10)}>
          {words.mentions.more}
        </Button>
      )}
    </section>
  );
}
