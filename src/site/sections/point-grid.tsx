import type { Ground } from "./ground.ts";
import { Inline } from "./inline.tsx";
import { WideSection } from "./wide-section.tsx";

export interface Point {
  title: string;
  body: string;
}
export interface PointGridProps {
  title: string;
  lead?: string;
  items: Point[];
  id?: string;
  ground?: Ground;
}

/** Renders points side by side, with hairlines between them. */
export function PointGrid({ items, ...section }: PointGridProps) {
  return (
    <WideSection {...section}>
      <ul
        className={`grid gap-x-12 gap-y-6 sm:grid-cols-2 sm:gap-y-10 ${items.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
      >
        {items.map(({ title, body }) => (
          <li key={title} className="border-t border-line pt-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
