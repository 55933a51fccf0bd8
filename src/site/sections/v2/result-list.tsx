import { ResultLink, type ResultListProps } from "../result-list.tsx";

/** Renders the results of one kind, as a tile. */
export function ResultList({ title, items }: ResultListProps) {
  return (
    <section className="tile mt-4">
      <h2 className="text-xl">
        {title} <span className="num font-regular text-muted">{items.length}</span>
      </h2>
      <ul className="mt-3 grid gap-x-12 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.href}>
            <ResultLink {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
