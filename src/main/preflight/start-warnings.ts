import type { RequestListener } from "node:http";
import type { Config } from "#infra/config/config.server.ts";
import { isThisMachine } from "#infra/config/config-rules.server.ts";
import type { Log } from "#infra/log/log.server.ts";

/** What a default means where real visitors come: a Postgres or an address of its own says that they do. */
export function startWarnings(config: Config): string[] {
  const atHome = isThisMachine(config.publicUrl);
  if (!config.production || (atHome && !config.databaseUrl)) return [];
  return [
    config.payment.provider === "simulator" &&
      "PAYMENT_PROVIDER names no provider: the bank is simulated, and anybody may play it",
    !config.smtpUrl && `SMTP_URL is not set: no mail is sent, each becomes a file in ${config.outboxDir}`,
    atHome &&
      `PUBLIC_URL names no public address: links in mails, payments and the sitemap lead to ${config.publicUrl}`,
  ].filter((it) => it !== false);
}

/** Says once when a proxy turns out to stand in front and none was named: all visitors then count as one address. */
export function warnOfUnnamedProxy(config: Config, log: Pick<Log, "warn">, next: RequestListener): RequestListener {
  if (!config.production || config.trustedProxies.length > 0) return next;
  let told = false;
  return (request, response) => {
    if (!told && request.headers["x-forwarded-for"] !== undefined) {
      told = true;
      log.warn(
        { peer: request.socket.remoteAddress },
        "a request came with X-Forwarded-For, but TRUSTED_PROXIES is empty: if the peer is your proxy, name it, else all visitors share one rate limit",
      );
    }
    next(request, response);
  };
}
