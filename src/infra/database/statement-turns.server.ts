import { setImmediate as breathe } from "node:timers/promises";
import type { Dialect } from "kysely";

/**
 * Gives each statement a turn of the event loop of its own. The embedded database works in the main thread, and what
 * waits for it goes on without a pause: a burst of searches would hold up everything else until the last is answered.
 */
export function withTurns(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      let turn: Promise<unknown> = Promise.resolve();
      driver.acquireConnection = async (options) => {
        turn = turn.then(() => breathe());
        await turn;
        return acquire(options);
      };
      return driver;
    },
  };
}
