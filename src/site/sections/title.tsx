import type { ReactNode } from "react";

/** The first frame of a page waits until the element of this id is parsed (head.tsx). */
export const titleId = "title";

/** Renders a page's title; `className` has size and place. */
export function Title({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 id={titleId} className={className}>
      {children}
    </h1>
  );
}
