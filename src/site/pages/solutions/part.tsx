import type { ReactNode } from "react";
import { type Ground, partClass } from "../../sections/ground.ts";

interface PartProps {
  title: string;
  lead: string;
  ground: Ground;
  id?: string;
  children: ReactNode;
}

/** Renders a part of a solution page: the heading, its lead at the right of it, and the content below both. */
export function Part({ title, lead, ground, id, children }: PartProps) {
  return (
    <section id={id} className={`${partClass(ground)} solution-part`}>
      <div className="wrap">
        <div className="part-head">
          <h2>{title}</h2>
          <p className="text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
