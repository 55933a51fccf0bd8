import { partClass } from "../ground.ts";
import { Inline } from "../inline.tsx";
import type { SectionProps } from "../section.tsx";

/** Renders the heading in a narrow column, as the label of a console's row. */
export function Section({ title, lead, id, ground, size, children }: SectionProps) {
  return (
    <section id={id} className={partClass(ground === "ink" ? "ink" : "paper", size)}>
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <div>
          <h2 className="h2s">{title}</h2>
          {lead && (
            <p className="mt-3 text-muted">
              <Inline text={lead} />
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
