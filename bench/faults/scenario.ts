/** How long a scenario takes: seconds in the tests, minutes for the figures of docs/load-and-faults.md. */
type Scale = "short" | "long";

export interface Outcome {
  /** What happened, in numbers. */
  figures: string;
  /** A sentence for everything that was lost, doubled or wrong. */
  differences: string[];
}

export interface Scenario {
  name: string;
  /** Why it cannot be run on this machine; undefined where it can. */
  obstacle?: () => string | undefined;
  run: (scale: Scale) => Promise<Outcome>;
}
