import type { RequestListener } from "node:http";
import { sql } from "kysely";
import type { Facts } from "#content/kinds/shared/facts.ts";
import type { Config } from "#infra/config/config.server.ts";
import { isThisMachine } from "#infra/config/config-rules.server.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { MediaStore } from "#media/store/media-store.server.ts";
import { readHeader } from "#page-server/cache/read-header.server.ts";
import { reasonOf } from "./cannot-start.ts";
import { folderProblem } from "./open-storage.ts";

/** Domains that nobody can own (RFC 2606). */
const isReserved = (address: string) => /[@.](example|example\.(com|net|org)|test|invalid)>?$/i.test(address.trim());

/** Returns whether others use the site, which a Postgres or a public address indicates. */
const isInPublicUse = ({ production, publicUrl, databaseUrl }: Config) =>
  production && (!isThisMachine(publicUrl) || Boolean(databaseUrl));

/** Returns what the defaults mean in public use. */
export function startWarnings(config: Config): string[] {
  if (!isInPublicUse(config)) return [];
  const isLocal = isThisMachine(config.publicUrl);
  const { smtpUrl, mailFrom } = config;
  const { salesMail } = config.companyDefaults;
  return [
    config.payment.provider === "simulator" &&
      "PAYMENT_PROVIDER is simulator: the bank is simulated, and anybody may play it",
    !smtpUrl && `SMTP_URL is not set: no mail is sent, each becomes a file in ${config.outboxDir}`,
    smtpUrl &&
      isReserved(mailFrom) &&
      `MAIL_FROM is ${mailFrom}, a domain for examples: other mail servers refuse or hide mails from it`,
    smtpUrl &&
      isReserved(salesMail) &&
      `SALES_MAIL is ${salesMail}, a domain for examples: no request reaches sales unless the settings name another mailbox`,
    isLocal &&
      `PUBLIC_URL names no public address: links in mails, payments and the sitemap lead to ${config.publicUrl}`,
  ].filter((warning) => typeof warning === "string");
}

/**
 * Returns what the operator of a public site should know of facts that nobody confirmed; undefined where there is none.
 * @param facts as they are published, in one language
 */
export function sampleWarning(config: Config, facts: Facts): string | undefined {
  if (!isInPublicUse(config)) return undefined;
  const samples = Object.entries(facts).filter(([, { sample }]) => sample);
  if (samples.length === 0) return undefined;
  const names = samples.map(([key]) => key).join(", ");
  return `${samples.length} facts on public pages are samples, shown in square brackets: confirm them in the back office, Content, Samples (${names})`;
}

/** What the process uses and cannot see from its configuration alone. */
interface Services {
  config: Pick<Config, "smtpUrl" | "outboxDir" | "media">;
  store: Pick<MediaStore, "get">;
  /** @param smtpUrl returns undefined when the server can be reached and logs in, else what failed */
  checkSmtp: (smtpUrl: string) => Promise<string | undefined>;
}

/**
 * Returns a warning for each service that does not work at this moment: the mail server, or the folder in its place, and
 * the bucket of pictures. The site is served all the same, since mails are sent again and pictures may come back.
 */
export async function serviceWarnings({ config, store, checkSmtp }: Services): Promise<string[]> {
  const { smtpUrl, outboxDir, media } = config;
  const [mail, bucket] = await Promise.all([
    smtpUrl ? checkSmtp(smtpUrl) : undefined,
    // A key that no file has: a bucket that is not there, or refuses the key, is a failure and not an absent file.
    media.s3 ? store.get("at-the-start").then(() => undefined, reasonOf) : undefined,
  ]);
  const outbox = smtpUrl ? undefined : folderProblem(outboxDir);
  return [
    mail !== undefined && `SMTP_URL: the mail server ${whyNot(mail)} (${mail}); mails wait and are sent again`,
    outbox !== undefined && `OUTBOX_DIR: ${outbox}; mails wait and are stored again`,
    bucket !== undefined && `MEDIA_URL: ${bucket}; pictures of editors are neither shown nor stored`,
  ].filter((warning) => warning !== false);
}

const whyNot = (failure: string) => (failure.startsWith("EAUTH") ? "refuses the login" : "cannot be used");

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
