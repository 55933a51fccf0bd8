import type { TimelineProps } from "../timeline.tsx";
import { WideSection } from "./wide-section.tsx";

/** Renders years as large as a title, three to a row. */
export function Timeline({ title, lead, items }: TimelineProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ when, title: what, body }) => (
          <li key={when} className="tile rise">
            <p className="num text-[length:min(var(--text-5xl),30vw)]/none font-semibold tracking-[-0.05em] text-primary">
              {when}
            </p>
            <h3 className="mt-8 text-xl">{what}</h3>
            <p className="mt-2 text-muted">{body}</p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
