import { useEffect, useState } from "react";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Formats } from "./formats.ts";
import type { Mention } from "./sample/generate.ts";
import { topicNames } from "./sample/structure.ts";
import { writeMention } from "./sample/write-mention.ts";
import type { DemoWords } from "./words.ts";

const pageSize = 4;
const tones = { positive: "good", neutral: "plain", negative: "bad" } as const;

/** The mentions themselves, newest first, a few at a time. */
export function MentionList({
  words,
  formats,
  found,
  locale,
}: {
  words: DemoWords;
  formats: Formats;
  found: readonly Mention[];
  locale: Locale;
}) {
  const [shown, show] = useState(pageSize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection begins at its top again.
  useEffect(() => show(pageSize), [found]);
  return (
    <section>
      <h3 className="text-base">{words.mentions.title}</h3>
      <ul className="mt-3">
        {found.slice(0, shown).map((mention) => (
          <li key={mention.id} className="border-b border-line py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <span className="font-medium text-ink">{mention.voice}</span>
              <span>{words.sources[mention.source]}</span>
              <time dateTime={mention.day} suppressHydrationWarning className="num">
                {formats.day(mention.day)}, {formats.time(mention.minute)}
              </time>
              <Badge tone={tones[mention.sentiment]}>{words.sentiments[mention.sentiment]}</Badge>
            </p>
            <p className="mt-1.5 max-w-[68ch]">{writeMention(mention, locale)}</p>
            <p className="mt-1 text-sm text-muted">
              {topicNames[mention.topic]} · {words.issueNames[mention.issue]} ·{" "}
              {fill(words.mentions.seen, { n: formats.whole(mention.reach) })}
            </p>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button kind="secondary" className="needs-script mt-5" onClick={() => show(shown + 10)}>
          {words.mentions.more}
        </Button>
      )}
    </section>
  );
}
