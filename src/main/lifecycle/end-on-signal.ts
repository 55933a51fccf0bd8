import type { Log } from "#infra/log/log.server.ts";

/**
 * How long closing may take after the delay: 10 s for requests, 5 s for commands of the operator, 10 s for jobs, the rest
 * for mail and database. In milliseconds; those who start the process wait 30 s.
 */
const closingTimeout = 28_000;

/**
 * Ends the process in order at SIGTERM or SIGINT, and by force after a timeout. Further signals are ignored: systemd,
 * and a terminal at Ctrl-C, signal every process of a group, and `npm start` forwards its signal too.
 * @param close also ends a start in progress
 * @param delay the least time that closing takes, in milliseconds
 * @returns removes the signal handlers
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
    setTimeout(() => giveUp(new Error("closing took too long")), delay + closingTimeout).unref();
    close().then(() => process.exit(0), giveUp);
  };
  const signals = ["SIGTERM", "SIGINT"] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
