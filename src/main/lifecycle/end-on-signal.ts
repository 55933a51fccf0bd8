import type { Log } from "#infra/log/log.server.ts";

/** What closing may take besides the delay: 10 s for requests, 10 s for jobs, the rest for mail and database. In milliseconds. */
const closingBound = 25_000;

/**
 * Ends the process in order at SIGTERM or SIGINT, and by force when that takes longer than it may. Further signals change
 * nothing: systemd, and a terminal at Ctrl-C, tell every process of a group, and `npm start` hands on what it is told too.
 * @param delay what closing takes at least, in milliseconds
 * @returns stops listening
 */
export function endOnSignal(close: () => Promise<void>, delay: number, log: Pick<Log, "error">): () => void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    const giveUp = (error: unknown) => {
      log.error({ err: error }, "could not close in order");
      process.exit(1);
    };
    setTimeout(() => giveUp(new Error("closing took too long")), delay + closingBound).unref();
    close().then(() => process.exit(0), giveUp);
  };
  const signals = ["SIGTERM", "SIGINT"] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
