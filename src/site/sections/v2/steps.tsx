import { Inline } from "../inline.tsx";
import type { PointGridProps } from "../point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

/** Renders steps as panes of one row, each with its number; with a thread, a line leads from number to number. */
export function Steps({ items, thread = false, ...section }: PointGridProps & { thread?: boolean }) {
  return (
    <WideSection {...section}>
      <ol className={`panes ${items.length === 4 ? "sm:grid-cols-2 xl:grid-cols-4" : "lg:grid-cols-3"}`}>
        {items.map(({ title, body }, index) => (
          <li key={title}>
            {thread ? (
              <p className="console-step">{index + 1}</p>
            ) : (
              <span className="num text-sm font-semibold text-hue">{String(index + 1).padStart(2, "0")}</span>
            )}
            <h3 className={`${thread ? "mt-5" : "mt-10"} text-lg`}>{title}</h3>
            <p className="mt-2 text-sm text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
