import { ConfigError, readConfig } from "#infra/config/config.server.ts";
import { createLog } from "#infra/log/log.server.ts";
import { createTracing } from "#infra/tracing/create-tracing.server.ts";
import { traceIdOf } from "#infra/tracing/tracing.server.ts";
import { endOnSignal } from "./lifecycle/end-on-signal.ts";
import { startParts } from "./lifecycle/parts.ts";
import { CannotStart } from "./preflight/cannot-start.ts";
import { readRole } from "./processes/supervise-processes.ts";
import type { StartOptions } from "./suite.ts";
import { suiteParts } from "./suite-parts.ts";

/** Starts the suite. An error that the operator can fix is printed in one sentence, and the process ends. */
export async function startSuite(options: StartOptions) {
  try {
    return await start(options);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Starts the suite so that it ends in order at any time, also while it is still starting.
 * @throws ConfigError, CannotStart before the first request is accepted
 */
async function start(options: StartOptions) {
  const config = readConfig(process.env);
  const ending = new AbortController();
  const tracing = await createTracing(config);
  const log = createLog(config, undefined, () => traceIdOf(tracing.current()));
  const given = { options, config, log, tracing, role: readRole(), now: () => new Date(), ending: ending.signal };
  const suite = startParts(suiteParts, given, ending.signal);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      ending.abort();
      await suite.stop().finally(() => tracing.close());
    })();
    return closing;
  };
  const removeSignalHandlers = endOnSignal(close, config.shutdownDelay + config.shutdownTimeout, log);
  try {
    const { port } = await suite.started;
    return {
      port,
      close() {
        removeSignalHandlers();
        return close();
      },
    };
  } catch (error) {
    const isEnding = ending.signal.aborted;
    await close();
    // The process ends with this, by the handler of the signal.
    if (isEnding) return await new Promise<never>(() => {});
    throw error;
  }
}
