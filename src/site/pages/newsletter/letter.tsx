import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { archiveFolder } from "#growth/newsletter/archive/archive-path.ts";
import type { SentLetter } from "#growth/newsletter/archive/sent-letters.server.ts";
import type { ResolvedBlock } from "#growth/newsletter/compose/resolved-letter.ts";
import { formatDayOf } from "#time/format.ts";
import { loadPage } from "../../page.server.ts";
import { readSentLetter } from "../../page-words.server.ts";
import { Buttons } from "../../sections/actions.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

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

/** Renders the blocks of a letter as parts of a page. */
function LetterBlocks({ blocks }: { blocks: readonly ResolvedBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ResolvedBlock }): ReactNode {
  const { labels } = usePage<"newsletter">().words;
  const href = useHref();
  switch (block.kind) {
    case "heading":
      return <h2 className="mt-4 text-2xl">{block.text}</h2>;
    case "text":
      return block.paragraphs.map((text) => (
        <p key={text} className="whitespace-pre-line">
          <Inline text={text} />
        </p>
      ));
    case "picture": {
      const { src, alt, width, height } = block;
      const image = <img src={src} alt={alt} width={width} height={height} loading="lazy" className="rounded-lg" />;
      return <p>{block.href ? <a href={href(block.href)}>{image}</a> : image}</p>;
    }
    case "button":
      return (
        <p>
          <a href={href(block.href)} className="btn btn-primary">
            {block.label}
          </a>
        </p>
      );
    case "article":
      return <Teaser {...block} more={labels.read} notes={[block.note]} />;
    case "product":
      return <Teaser {...block} more={labels.product} notes={[]} />;
    case "event": {
      const notes = [block.when, block.place, ...(block.sample ? [labels.sample] : [])];
      return <Teaser title={block.title} href={block.href} more={labels.event} notes={notes} />;
    }
  }
}

/** Renders what leads to a page: its title, what is worth knowing, and a link. */
function Teaser({
  title,
  summary,
  notes,
  href: target,
  more,
}: {
  title: string;
  summary?: string;
  notes: readonly string[];
  href: string;
  more: string;
}) {
  const href = useHref();
  return (
    <section className="rounded-lg border border-line bg-surface p-6">
      <h3 className="text-lg font-semibold">{title}</h3>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-sm text-muted">
          {note}
        </p>
      ))}
      {summary && <p className="mt-2">{summary}</p>}
      <a href={href(target)} className="link mt-2 inline-block py-2">
        {more}
      </a>
    </section>
  );
}
