import { type Ground, partClass } from "../ground.ts";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

/** The thread through four or three steps; each begins at a station on it. */
const paths: Record<number, string> = {
  3: "M0 36C60 36 70 12 200 12S420 60 600 60 860 12 1000 12S1160 36 1200 36",
  4: "M0 36C40 36 60 12 150 12S300 60 450 60 600 12 750 12 900 60 1050 60 1160 36 1200 36",
};

/** Renders the steps to the first result as one scene: the thread leads from station to station. */
export function StepScene({ title, items, ground = "tint" }: { title: string; items: Point[]; ground?: Ground }) {
  return (
    <section className={`${partClass(ground, "tail")} overflow-clip`} data-steps="">
      <div className="wrap grid gap-x-14 gap-y-6 lg:grid-cols-[3fr_9fr]">
        <h2 className="chapter-title">{title}</h2>
        <div className="relative">
          <svg
            viewBox="0 0 1200 72"
            preserveAspectRatio="none"
            className="absolute inset-x-0 top-0 hidden h-18 w-full lg:block"
            aria-hidden="true"
          >
            <path d={paths[items.length]} className="thread thread-runs" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className={`step-scene grid ${items.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}>
            {items.map(({ title, body }, index) => (
              <li key={title}>
                <span className={`station num ${index === items.length - 1 ? "bg-accent" : "bg-hue"}`}>
                  {index + 1}
                </span>
                <div>
                  <h3 className="h3">{title}</h3>
                  <p className="mt-1 text-sm text-muted lg:max-w-60">
                    <Inline text={body} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
