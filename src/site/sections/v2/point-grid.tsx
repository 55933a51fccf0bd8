import { Inline } from "../inline.tsx";
import type { PointGridProps } from "../point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

/** Renders points as panes that share their hairlines. */
export function PointGrid({ items, ...section }: PointGridProps) {
  const odd = items.length % 2 === 1 && items.length % 3 !== 0;
  return (
    <WideSection {...section}>
      <ul className={`panes sm:grid-cols-2 ${items.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}>
        {items.map(({ title, body }) => (
          <li key={title} className={odd ? "sm:last:col-span-2" : ""}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-sm text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
