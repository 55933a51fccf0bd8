import type { Dialect, Driver } from "kysely";

/** Returns the dialect with a change to each of its drivers. */
export function wrapDriver(dialect: Dialect, change: (driver: Driver) => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      change(driver);
      return driver;
    },
  };
}
