import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Dialect } from "kysely";
import { wrapDriver } from "./wrap-driver.server.ts";

/**
 * Returns the dialect with a pause of the event loop before each statement. The embedded database works in the main
 * thread without a pause of its own: a burst of searches would block everything else until the last one has ended.
 */
export function yieldBeforeStatements(dialect: Dialect): Dialect {
  return wrapDriver(dialect, (driver) => {
    const acquire = driver.acquireConnection.bind(driver);
    let previous: Promise<unknown> = Promise.resolve();
    driver.acquireConnection = async (options) => {
      previous = previous.then(() => yieldToEventLoop());
      await previous;
      return acquire(options);
    };
  });
}
