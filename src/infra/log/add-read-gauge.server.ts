import { Gauge } from "prom-client";
import type { Metrics } from "./metrics.server.ts";

/** Shorter than Prometheus waits for the whole answer, in milliseconds. */
const longest = 2_000;

interface ReadGauge<Label extends string> {
  name: string;
  help: string;
  labelNames?: readonly Label[];
  /** The value while the database does not answer; by default there is none. */
  whileAway?: number;
  /** Reads the values of this moment. */
  read: () => Promise<readonly { labels?: Record<Label, string>; value: number }[]>;
}

/** Adds a gauge that is read of the database with the metrics; while it does not answer, the others are still returned. */
export function addReadGauge<Label extends string = never>(
  { registry }: Pick<Metrics, "registry">,
  { name, help, labelNames = [], whileAway, read }: ReadGauge<Label>,
): void {
  new Gauge<Label>({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      this.reset();
      const values = await inTime(read().catch(() => undefined));
      // A gauge without labels is 0 after its reset, which would be a value.
      if (labelNames.length === 0) this.remove();
      if (!values && whileAway !== undefined) this.set(whileAway);
      for (const { labels, value } of values ?? []) {
        if (labels) this.set(labels, value);
        else this.set(value);
      }
    },
  });
}

async function inTime<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longest, undefined);
  });
  try {
    return await Promise.race([reading, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
