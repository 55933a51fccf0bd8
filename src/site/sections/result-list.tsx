import { readExcerpt } from "#search/excerpt.ts";

export interface Result {
  href: string;
  title: string;
  /** Escaped text with `<mark>` around the words of the query. */
  excerpt: string;
}
export interface ResultListProps {
  title: string;
  items: Result[];
}

/** Renders the results of one kind, with the kind beside them. */
export function ResultList({ title, items }: ResultListProps) {
  return (
    <section className="grid gap-x-12 border-t border-line py-8 md:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-lg md:pt-2">
        {title} <span className="num font-regular text-muted">{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <ResultLink {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders one result; all of it can be pressed. */
export function ResultLink({ href, title, excerpt }: Result) {
  return (
    <a href={href} className="group block min-h-11 py-3">
      <span className="font-semibold text-primary group-hover:underline">{title}</span>
      <span className="prose mt-1 block text-sm">
        <Excerpt text={excerpt} />
      </span>
    </a>
  );
}

function Excerpt({ text }: { text: string }) {
  return readExcerpt(text).map((part, index) =>
    part.marked ? (
      <mark key={index} className="hit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
