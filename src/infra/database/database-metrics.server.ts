import { sql } from "kysely";
import { Gauge } from "prom-client";
import { addReadGauge } from "../log/add-read-gauge.server.ts";
import type { Metrics } from "../log/metrics.server.ts";
import type { OpenDatabase } from "./database-connection.server.ts";

/** Adds gauges of the database: whether it answers, and on Postgres its connections. */
export function measureDatabase(
  metrics: Pick<Metrics, "registry">,
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
) {
  addReadGauge(metrics, {
    name: "bigsuite_database_up",
    help: "1 while the database answers, else 0",
    whileAway: 0,
    read: () => sql`select 1`.execute(db).then(() => [{ value: 1 }]),
  });
  if (engine.kind === "pglite") return;
  const { pool } = engine;
  new Gauge({
    name: "bigsuite_database_connections",
    help: "Connections to Postgres by state, and the statements that wait for one",
    labelNames: ["state"] as const,
    registers: [metrics.registry],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waited_for" }, pool.waitingCount);
    },
  });
}
