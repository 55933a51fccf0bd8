import type { RequestListener } from "node:http";
import { sql } from "kysely";
import type { Config } from "#infra/config/config.server.ts";
import { isThisMachine } from "#infra/config/config-rules.server.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { readHeader } from "#page-server/cache/read-header.server.ts";

/** Returns what the defaults mean in public use, which a Postgres or a public address indicates. */
export function startWarnings(config: Config): string[] {
  const isLocal = isThisMachine(config.publicUrl);
  if (!config.production || (isLocal && !config.databaseUrl)) return [];
  return [
    config.payment.provider === "simulator" &&
      "PAYMENT_PROVIDER names no provider: the bank is simulated, and anybody may play it",
    !config.smtpUrl && `SMTP_URL is not set: no mail is sent, each becomes a file in ${config.outboxDir}`,
    isLocal &&
      `PUBLIC_URL names no public address: links in mails, payments and the sitemap lead to ${config.publicUrl}`,
  ].filter((warning) => warning !== false);
}

/** Connections of a process beside its pool: those that listen, and those of work that must not wait. */
const besidePool = 5;

/** Warns when an instance may open more connections than its Postgres allows; other instances and programs come on top. */
export async function warnOfConnections(config: Config, { db, kind }: OpenDatabase, log: Log): Promise<void> {
  if (kind !== "postgres") return;
  const { rows } = await sql<{ allowed: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed
  `.execute(db);
  const allowed = rows[0]?.allowed ?? 0;
  const most = config.webProcesses * (config.databasePool + besidePool);
  if (most > allowed)
    log.warn(
      { most, allowed },
      "this instance may open more connections than Postgres allows: lower DATABASE_POOL or WEB_PROCESSES, or raise max_connections",
    );
}

/** Warns once of a proxy in front that TRUSTED_PROXIES does not name: all visitors then count as one address. */
export function warnOfUnnamedProxy(config: Config, log: Pick<Log, "warn">, next: RequestListener): RequestListener {
  if (!config.production || config.trustedProxies.length > 0) return next;
  let warned = false;
  return (request, response) => {
    if (!warned && readHeader(request, "x-forwarded-for") !== undefined) {
      warned = true;
      log.warn(
        { peer: request.socket.remoteAddress },
        "a request came with X-Forwarded-For, but TRUSTED_PROXIES is empty: if the peer is your proxy, name it, else all visitors share one rate limit",
      );
    }
    next(request, response);
  };
}
