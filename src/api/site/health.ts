import type { FastifyInstance } from "fastify";
import { pingDatabase } from "#infra/database/database-facts.server.ts";
import { isMigrated } from "#infra/database/migrate.server.ts";
import type { CoreDeps } from "../http/deps.ts";

/**
 * /healthz: the process responds. /readyz: pages and calls can be served: not draining, database reachable and whole,
 * migrations run. /readyz/pages: pages can be served: not draining. A load balancer uses this one, because cached pages
 * need no database, and calls send 503 with Retry-After by themselves while it is unreachable.
 */
export function health(app: FastifyInstance, deps: CoreDeps): void {
  const hidden = { schema: { hide: true } };
  app.get("/healthz", hidden, async () => ({ status: "ok" }));

  const { isServing = () => true } = deps;
  app.get("/readyz/pages", hidden, async (_request, reply) =>
    isServing() ? { status: "ready" } : reply.code(503).send({ status: "not ready", lacking: "serving" }),
  );

  const ready = readiness(deps);
  app.get("/readyz", hidden, async (_request, reply) => {
    const missing = await ready();
    return reply
      .code(missing ? 503 : 200)
      .send(missing ? { status: "not ready", lacking: missing } : { status: "ready" });
  });
}

/** Returns a check of what is missing, undefined when the program is ready; it logs each outage of the database once. */
export function readiness(deps: Pick<CoreDeps, "db" | "log" | "isServing" | "databaseDamage">) {
  const { db, log, isServing = () => true, databaseDamage = () => undefined } = deps;
  let migrated = false;
  let logged = false;
  return async (): Promise<"serving" | "database" | "migrations" | undefined> => {
    if (!isServing()) return "serving";
    const damage = databaseDamage();
    if (damage) {
      if (!logged) log.error({ damage }, "not ready: the database is damaged; stop, and restore a backup");
      logged = true;
      return "database";
    }
    try {
      await withTimeout(2000, pingDatabase(db));
      migrated ||= await isMigrated(db);
      logged = false;
    } catch (error) {
      if (!logged) log.warn({ err: error }, "not ready: the database is unreachable");
      logged = true;
      return "database";
    }
    return migrated ? undefined : "migrations";
  };
}

/** @throws when the work takes longer */
async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
