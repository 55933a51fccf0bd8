import type { LoaderFunctionArgs } from "react-router";
import { archiveFolder } from "#growth/newsletter/archive/archive-path.ts";
import type { SentLetter } from "#growth/newsletter/archive/sent-letters.server.ts";
import { formatDayOf } from "#time/format.ts";
import { loadPage } from "../../page.server.ts";
import { readSentLetter } from "../../page-words.server.ts";
import { Buttons } from "../../sections/actions/buttons.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { LetterBlocks } from "./letter-blocks.tsx";

type Extra = Omit<SentLetter, "sent"> & { sent: string };

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { address, row }) => {
    const letter = readSentLetter(row, address.locale)!;
    return { ...letter, sent: letter.sent.toISOString() };
  });

/** Renders a letter as it was sent. */
export default function Letter() {
  const { words, address, extra } = usePage<"newsletter", Extra>();
  const { Hero, NextStep } = useSections();
  const href = useHref();
  const { labels } = words;
  const { subject, preheader, sent, blocks } = extra;
  return (
    <>
      <Hero
        title={subject}
        lead={preheader}
        note={
          <>
            {labels.sent} <time dateTime={sent}>{formatDayOf(sent, address.locale)}</time>
          </>
        }
        actions={
          <Buttons
            items={[
              { href: href("/subscribe"), label: labels.subscribe },
              { href: href(archiveFolder), label: labels.all },
            ]}
          />
        }
      />
      <article className="wrap pb-24">
        <div className="grid max-w-3xl gap-6">
          <LetterBlocks blocks={blocks} />
        </div>
      </article>
      <NextStep {...words.next} />
    </>
  );
}
