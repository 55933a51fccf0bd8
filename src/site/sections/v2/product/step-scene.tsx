import type { Point } from "../../point-grid.tsx";
import { Steps } from "../steps.tsx";

/** Renders the steps to the first result as panes of one row; the thread leads from number to number. */
export function StepScene(props: { title: string; items: Point[] }) {
  return (
    <div data-steps="">
      <Steps {...props} thread />
    </div>
  );
}
