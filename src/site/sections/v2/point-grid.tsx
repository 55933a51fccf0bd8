import { Inline } from "../inline.tsx";
import type { PointGridProps } from "../point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

/** Renders points as tiles; wide and narrow ones alternate, so that rows differ and every line stays readable. */
export function PointGrid({ items, ...section }: PointGridProps) {
  const pairs = items.length % 2 === 0;
  return (
    <WideSection {...section}>
      <ul className={pairs ? "bento" : "grid gap-4 sm:grid-cols-2 lg:grid-cols-3"}>
        {items.map(({ title, body }, index) => (
          <li key={title} className={`tile rise ${pairs && (index % 4 === 0 || index % 4 === 3) ? "tile-glow" : ""}`}>
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
