import type { ReactNode } from "react";
import type { ResolvedBlock } from "#growth/newsletter/compose/resolved-letter.ts";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the blocks of a letter as parts of a page. */
export function LetterBlocks({ blocks }: { blocks: readonly ResolvedBlock[] }) {
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
