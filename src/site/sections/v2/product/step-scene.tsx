import type { Point } from "../../point-grid.tsx";
import { Steps } from "../steps.tsx";

/** Renders the steps to the first result as panes of one row. */
export function StepScene(props: { title: string; items: Point[] }) {
  return <Steps {...props} />;
}
