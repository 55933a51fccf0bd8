import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { isMigrated } from "#infra/database/migrate.server.ts";
import type { CoreDeps } from "../http/deps.ts";

/**
 * /healthz: the process answers. /readyz: pages and calls can be served: not draining, database there, migrations run.
 * /readyz/pages: pages can be served: not draining. A load balancer follows this one, since cached pages need no
 * database, and calls answer 503 with Retry-After by themselves while it is away.
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
    const lacking = await ready();
    return reply.code(lacking ? 503 : 200).send(lacking ? { status: "not ready", lacking } : { status: "ready" });
  });
}

/** Answers what is lacking, or undefined when the program can serve; logs why the database is, once for each time it is. */
export function readiness({ db, log, isServing = () => true }: Pick<CoreDeps, "db" | "log" | "isServing">) {
  let migrated = false;
  let told = false;
  return async (): Promise<"serving" | "database" | "migrations" | undefined> => {
    if (!isServing()) return "serving";
    try {
      await within(2000, sql`select 1`.execute(db));
      migrated ||= await isMigrated(db);
      told = false;
    } catch (error) {
      if (!told) log.warn({ err: error }, "not ready: the database does not answer");
      told = true;
      return "database";
    }
    return migrated ? undefined : "migrations";
  };
}

/** @throws when the work takes longer */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
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
