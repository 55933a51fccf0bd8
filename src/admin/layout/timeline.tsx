import type { ReactNode } from "react";
import { type Tone, When } from "./values.tsx";

export interface TimelineItem {
  id: string;
  at: string | Date;
  title: ReactNode;
  body?: ReactNode;
  tone?: Tone;
}

/** Renders what happened, in the order given. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map(({ id, at, title, body, tone = "quiet" }) => (
        <li key={id} className={`timeline-item tone-${tone}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className="min-w-0 font-medium">{title}</p>
            <p className="text-xs text-muted">
              <When date={at} />
            </p>
          </div>
          {body && <div className="mt-1 text-sm text-muted">{body}</div>}
        </li>
      ))}
    </ol>
  );
}
