import type { Locale } from "#catalogue/locales.ts";
import { Badge } from "#ui/badge.tsx";
import { countSentiments } from "./figures.ts";
import { formatsFor } from "./formats.ts";
import { KeyFigures } from "./key-figures.tsx";
import { sampleMentions } from "./sample/generate.ts";
import type { DemoWords } from "./words.ts";

interface PreviewProps {
  words: DemoWords;
  locale: Locale;
  contactHref: string;
}

/**
 * What stands in the page itself: the sample's figures and the way to a demo on one's own data. Where a script runs it
 * keeps a screen's room, so that nothing in view moves when the whole demo takes its place.
 */
export function Preview({ words, locale, contactHref }: PreviewProps) {
  const found = sampleMentions();
  return (
    <div className="card demo-room grid content-center justify-items-start gap-8">
      <Badge tone="accent">{words.sample}</Badge>
      <KeyFigures words={words} formats={formatsFor(locale)} found={found} counts={countSentiments(found)} />
      <a href={contactHref} className="btn btn-primary">
        {words.guide.contact}
      </a>
    </div>
  );
}
