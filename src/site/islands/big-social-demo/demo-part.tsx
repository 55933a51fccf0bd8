import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import type { PartName } from "./guide-steps.ts";

/** Brings a part of the demo into view, below a guide that lies over the page or beside one. */
export interface DemoPartHandle {
  show(guide: HTMLElement): void;
}

interface PartProps {
  name: PartName;
  /** The part that the guide's step speaks of. */
  marked: boolean;
  ref: Ref<DemoPartHandle>;
  children: ReactNode;
}

/** A part of the demo that a step of the guide speaks of; then it is framed. */
export function DemoPart({ name, marked, ref, children }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    show(guide) {
      const part = place.current!;
      const staysAbove = getComputedStyle(guide).position === "sticky" && guide.offsetWidth > part.offsetWidth * 0.9;
      part.style.scrollMarginTop = staysAbove ? `${guide.offsetHeight}px` : "";
      part.scrollIntoView({ block: "start" });
    },
  }));
  return (
    <div ref={place} data-part={name} className={marked ? "demo-part demo-marked" : "demo-part"}>
      {children}
    </div>
  );
}
