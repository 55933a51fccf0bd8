import type { ProductJob } from "#catalogue/products.ts";
import { dot, kawung, petal } from "#ui/marks/petal.ts";

/** The six jobs of the family's story: the same figure, growing from one dot to the whole. */
const [ne, se, sw, nw] = kawung(12, 12, 13, 2.4) as [string, string, string, string];
const inner = dot(12, 12, 1.6);
const marks: Record<ProductJob, readonly [full: string, soft: string]> = {
  collect: [dot(5, 5, 2) + dot(19, 5, 2) + dot(5, 19, 2) + dot(19, 19, 2), inner],
  keep: [petal(1.5, 12, 10, 12) + petal(14, 12, 22.5, 12), petal(12, 1.5, 12, 10) + petal(12, 14, 12, 22.5)],
  ask: [ne + inner, nw],
  understand: [ne + nw + inner, se],
  act: [ne + nw + se + inner, sw],
  share: [
    ne + nw + se + sw,
    dot(12, 12, 1.6) + dot(12, 3, 1.4) + dot(12, 21, 1.4) + dot(3, 12, 1.4) + dot(21, 12, 1.4),
  ],
};

/** Renders a job's mark, decorative, in the colour of the text around it. */
export function JobMark({ id, className = "size-6" }: { id: ProductJob; className?: string }) {
  const [full, soft] = marks[id];
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className={className} aria-hidden="true">
      <path opacity={0.42} d={soft} />
      <path d={full} />
    </svg>
  );
}
