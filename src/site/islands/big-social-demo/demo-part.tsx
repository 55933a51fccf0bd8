import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import type { PartName } from "./guide-steps.ts";

export interface DemoPartHandle {
  /** Scrolls the part into view, below a guide that covers the top of the page. */
  scrollIntoView(guide: HTMLElement): void;
}

interface PartProps {
  name: PartName;
  /** The guide's step is about this part. */
  marked: boolean;
  ref: Ref<DemoPartHandle>;
  children: ReactNode;
}

/** Renders a part of the demo; it is framed while the guide's step is about it. */
export function DemoPart({ name, marked, ref, children }: PartProps) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    scrollIntoView(guide) {
      const part = element.current!;
      const cell = guide.parentElement!;
      const staysAbove = getComputedStyle(cell).position === "sticky" && cell.offsetWidth > part.offsetWidth * 0.9;
      part.style.scrollMarginTop = staysAbove ? `${cell.offsetHeight}px` : "";
      part.scrollIntoView({ block: staysAbove ? "start" : "nearest" });
    },
  }));
  return (
    <div ref={element} data-part={name} className={marked ? "demo-part demo-marked" : "demo-part"}>
      {children}
    </div>
  );
}
