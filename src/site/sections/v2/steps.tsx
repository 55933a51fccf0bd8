import { Inline } from "../inline.tsx";
import type { PointGridProps } from "../point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

/** Renders steps as tiles with figures as large as their headings. */
export function Steps({ items, ...section }: PointGridProps) {
  return (
    <WideSection {...section}>
      <ol className={`grid gap-4 ${items.length === 4 ? "sm:grid-cols-2 xl:grid-cols-4" : "lg:grid-cols-3"}`}>
        {items.map(({ title, body }, index) => (
          <li key={title} className="tile rise">
            <span className="num text-4xl/none font-semibold tracking-tight text-primary">{index + 1}</span>
            <h3 className="mt-8 text-xl">{title}</h3>
            <p className="mt-3 text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
