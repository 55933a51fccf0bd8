import type { ReactNode } from "react";
import { type Ground, type PartSize, partClass } from "./ground.ts";
import { Inline } from "./inline.tsx";

export interface SectionProps {
  title: string;
  lead?: string;
  id?: string;
  ground?: Ground;
  size?: PartSize;
  children: ReactNode;
}

/** Renders a part of a page: its heading in a column of its own, the content beside it. */
export function Section({ title, lead, id, ground, size, children }: SectionProps) {
  return (
    <section id={id} className={partClass(ground, size)}>
      <div className="wrap beside">
        <div>
          <h2 className="h2s">{title}</h2>
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
