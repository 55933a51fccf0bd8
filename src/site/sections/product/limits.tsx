import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

export interface LimitsProps {
  title: string;
  lead: string;
  items: Point[];
}

/** Renders what the product does not do. */
export function Limits({ title, lead, items }: LimitsProps) {
  return (
    <>
      <h3 className="h3">{title}</h3>
      <p className="mt-1 text-muted">{lead}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ title, body }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-muted">
              <Inline text={body} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
