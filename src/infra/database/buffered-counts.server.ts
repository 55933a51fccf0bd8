/** Counts in memory, which are written within a second. */
export interface BufferedCounts<Row> {
  /** Counts one more of what a row names. */
  count(row: Row): void;
  /** Writes what is counted, also when the server stops. */
  flush(): Promise<void>;
}

export interface CountOptions {
  onError: (error: unknown) => void;
  flushMs?: number;
}

/**
 * Creates counts of what is too frequent for a transaction each. Every value of a row must be one of a few, so that what is
 * counted stays small whatever is sent.
 * @param write adds rows to the table; they come in the order of their values, so that two writers never deadlock
 */
export function createBufferedCounts<Row extends Record<string, string | number>>(
  write: (rows: (Row & { count: number })[]) => Promise<void>,
  { onError, flushMs = 1000 }: CountOptions,
): BufferedCounts<Row> {
  let counts = new Map<string, Row & { count: number }>();
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    counts = new Map();
    if (rows.length > 0) writing = writing.then(() => write(rows)).catch(onError);
    return writing;
  }

  return {
    count(row) {
      const key = Object.values(row).join(" ");
      counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + 1 });
      timer ??= setTimeout(flush, flushMs).unref();
    },
    flush,
  };
}
