import type { Point } from "../../point-grid.tsx";
import { Steps } from "../steps.tsx";

/** Renders the steps to the first result as panes of one row; the thread leads from number to number. */
export function StepScene({ title, items }: { title: string; items: Point[] }) {
  return (
    <div data-steps="">
      <Steps title={title} items={items} thread />
    </div>
  );
}
