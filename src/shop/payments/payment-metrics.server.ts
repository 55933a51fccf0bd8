import type { Database } from "#infra/database/tables.server.ts";
import { addReadGauge } from "#infra/log/add-read-gauge.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";

/** Adds a gauge of the payments that a provider reported as paid and whose orders still wait. */
export function measurePayments(metrics: Pick<Metrics, "registry">, db: Database, now: () => Date): void {
  addReadGauge(metrics, {
    name: "bigsuite_payment_oldest_seconds",
    help: "Time for which the oldest payment waits that was reported as paid and is not applied to its order",
    async read() {
      const { oldest } = await db
        .selectFrom("payments")
        .innerJoin("orders", "orders.id", "payments.order_id")
        .select((eb) => eb.fn.min("paid_notice_at").as("oldest"))
        .where("payments.state", "in", ["charging", "pending"])
        .where("paid_notice_at", "is not", null)
        .where("orders.state", "=", "awaiting_payment")
        .executeTakeFirstOrThrow();
      return [{ value: oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0 }];
    },
  });
}
