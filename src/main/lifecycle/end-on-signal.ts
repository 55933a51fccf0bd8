import type { Log } from "#infra/log/log.server.ts";

/**
 * Ends the process in order at SIGTERM or SIGINT, and by force after a timeout. Further signals are ignored: systemd,
 * and a terminal at Ctrl-C, signal every process of a group, and `npm start` forwards its signal too.
 * @param close also ends a start in progress
 * @param timeout how long closing may take, in seconds
 * @returns removes the signal handlers
 */
export function endOnSignal(close: () => Promise<void>, timeout: number, log: Pick<Log, "error">): () => void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    const giveUp = (error: unknown) => {
      log.error({ err: error }, "could not close in order");
      process.exit(1);
    };
    setTimeout(() => giveUp(new Error("closing took too long")), timeout * 1000).unref();
    close().then(() => process.exit(0), giveUp);
  };
  const signals = ["SIGTERM", "SIGINT"] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
