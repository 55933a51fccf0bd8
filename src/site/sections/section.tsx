import type { ReactNode } from "react";
import { Inline } from "./inline.tsx";

export interface SectionProps {
  title: string;
  lead?: string;
  id?: string;
  /** Whether it has the sunken background, which separates it without a box. */
  sunken?: boolean;
  children: ReactNode;
}

/** Renders a part of a page: its heading in a column of its own, the content beside it. */
export function Section({ title, lead, id, sunken, children }: SectionProps) {
  return (
    <section id={id} className={`section ${sunken ? "sunken" : ""}`}>
      <div className="wrap beside">
        <div>
          <h2 className="text-2xl">{title}</h2>
          {lead && (
            <p className="mt-4 text-muted">
              <Inline text={lead} />
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
