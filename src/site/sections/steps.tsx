import { Inline } from "./inline.tsx";
import type { PointGridProps } from "./point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

const columns: Record<number, string> = { 2: "lg:grid-cols-2", 4: "lg:grid-cols-4" };

/** Renders steps in order, on one line through their numbers. */
export function Steps({ items, ...section }: PointGridProps) {
  return (
    <WideSection {...section}>
      <ol className={`grid gap-8 ${columns[items.length] ?? "lg:grid-cols-3"}`}>
        {items.map(({ title, body }, index) => (
          <li key={title} className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 lg:block">
            <span className="num flex size-10 items-center justify-center rounded-[99px] border border-primary bg-ground text-sm font-semibold text-primary">
              {index + 1}
            </span>
            {index < items.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute start-5 top-12 -bottom-6 w-px bg-line lg:start-14 lg:end-0 lg:top-5 lg:bottom-auto lg:h-px lg:w-auto"
              />
            )}
            <div>
              <h3 className="text-lg lg:mt-6">{title}</h3>
              <p className="mt-2 text-muted lg:pe-4">
                <Inline text={body} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
