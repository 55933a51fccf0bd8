import { Inline } from "../inline.tsx";
import type { PointGridProps } from "../point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

/** A bento: the first and the fourth of six tiles are wide, so that no two rows are alike. */
export function PointGrid({ items, ...section }: PointGridProps) {
  const wide = items.length === 6 ? new Set([0, 3]) : new Set<number>();
  return (
    <WideSection {...section}>
      <ul className={`grid gap-4 sm:grid-cols-2 ${items.length === 6 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}>
        {items.map(({ title, body }, index) => (
          <li
            key={title}
            className={`tile rise ${wide.has(index) ? "tile-glow lg:col-span-2" : ""} ${items.length === 4 && index === 3 ? "lg:col-span-3" : ""}`}
          >
            <h3 className="text-xl">{title}</h3>
            <p className="mt-3 text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
