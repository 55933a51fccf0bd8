import { resolve } from "node:path";
import type { z } from "zod";
import type { ChargeableMethodId } from "#catalogue/payment-methods.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import { usualHours, type WorkingHours } from "#time/working-hours.ts";
import { productApps } from "./app-keys.server.ts";
import { type ConfigKeys, configKeys, poolOfProcess } from "./config-keys.server.ts";
import { type ConfigIssue, crossFieldIssues, isThisMachine, misspeltKeys } from "./config-rules.server.ts";

/** Everything that differs between installations. Read once at the start and passed as an argument. */
export type Config = ReturnType<typeof arrange>;

/** The process must not start; each issue names its key. */
export class ConfigError extends Error {
  readonly issues: readonly ConfigIssue[];
  constructor(issues: readonly ConfigIssue[]) {
    super(["The configuration is not usable:", ...issues.map(({ key, message }) => `  ${key} ${message}`)].join("\n"));
    this.name = "ConfigError";
    this.issues = issues;
  }
}

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 * @throws ConfigError naming every key that is wrong
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = configKeys.safeParse(given);
  const issues = parsed.success ? crossFieldIssues(parsed.data) : firstOfEachKey(parsed.error);
  // A key that is missing may be there under a name written wrong.
  if (!parsed.success || issues.length > 0) throw new ConfigError([...issues, ...misspeltKeys(env)]);
  return arrange(parsed.data);
}

function firstOfEachKey({ issues }: z.ZodError): ConfigIssue[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const key = path.join(".");
    if (!messages.has(key)) messages.set(key, message);
  }
  return [...messages].map(([key, message]) => ({ key, message }));
}

function arrange(keys: ConfigKeys) {
  const dataDir = resolve(keys.DATA_DIR);
  return {
    production: keys.NODE_ENV === "production",
    port: keys.PORT,
    host: keys.HOST,
    /** Origin under which visitors reach the site, without a trailing slash. */
    publicUrl: keys.PUBLIC_URL ?? `http://localhost:${keys.PORT}`,
    /** Base of the API as the browser sees it; undefined means `/api` of the same origin. */
    publicApiHost: keys.PUBLIC_API_HOST ? trimSlash(keys.PUBLIC_API_HOST) : undefined,
    /** Proxies (addresses, CIDR blocks or names such as `loopback`) whose X-Forwarded-* headers are trusted. */
    trustedProxies: list(keys.TRUSTED_PROXIES),
    /** The value of the Strict-Transport-Security header on https (RFC 6797). */
    hsts: `max-age=63072000${keys.HSTS_SUBDOMAINS ? "; includeSubDomains" : ""}`,
    logLevel: keys.LOG_LEVEL,
    /** Percent of answers that are logged. */
    logSample: keys.LOG_SAMPLE,
    /** Where traces are sent; undefined means that nothing is traced. */
    tracing: keys.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: trimSlash(keys.OTEL_EXPORTER_OTLP_ENDPOINT),
          service: keys.OTEL_SERVICE_NAME,
          /** Percent of requests. */
          sample: keys.TRACE_SAMPLE,
        }
      : undefined,
    /** Port of /metrics; undefined means none is opened. */
    operatorPort: keys.OPERATOR_PORT,
    operatorHost: keys.OPERATOR_HOST,
    /** Seconds for which requests are still served after readiness has become false. */
    shutdownDelay: keys.SHUTDOWN_DELAY,
    /** Seconds after which a process that does not close ends by force. */
    shutdownTimeout: keys.SHUTDOWN_TIMEOUT,
    /** Whether cached pages are compressed again, as small as possible, after they were compressed quickly. */
    recompressPages: keys.PAGE_COMPRESSION !== "quick",
    /** Idle time per unit of time spent on pages that nobody has requested yet, and on better compression. */
    idlePerPageWork: keys.PAGE_COMPRESSION === "best" ? 24 : 0,
    dataDir,
    databaseUrl: keys.DATABASE_URL,
    /** Connections of the pool of one process. */
    databasePool: poolOfProcess(keys.DATABASE_POOL, keys.WEB_PROCESSES),
    webProcesses: keys.WEB_PROCESSES,
    /** Whether the suite is tried out: no address leads visitors to it. */
    isTriedOut: isThisMachine(keys.PUBLIC_URL ?? "http://localhost"),
    /** Whether an empty database is filled with invented staff, customers and orders. */
    demoData: keys.DEMO_DATA ?? isLocalDemo(keys),
    outboxDir: resolve(keys.OUTBOX_DIR ?? `${dataDir}/outbox`),
    media: {
      /** The bucket of pictures; undefined means the database. */
      s3: keys.MEDIA_URL,
      /** Of one upload. */
      limits: { bytes: keys.MEDIA_MAX_BYTES, pixels: keys.MEDIA_MAX_PIXELS },
    },
    smtpUrl: keys.SMTP_URL,
    mailFrom: keys.MAIL_FROM,
    /** The mailbox of answers to leads; undefined means that they go to the company's mailbox of sales. */
    inboundMail: keys.INBOUND_MAIL,
    /** Letters sent in a minute. */
    newsletterPerMinute: keys.NEWSLETTER_PER_MINUTE,
    crm:
      keys.CRM_WEBHOOK_URL && keys.CRM_WEBHOOK_SECRET
        ? { url: keys.CRM_WEBHOOK_URL, secret: keys.CRM_WEBHOOK_SECRET }
        : undefined,
    /** What holds while the company has not chosen otherwise in the back office: only `settings/` reads it. */
    companyDefaults: companyDefaults(keys),
    /** Requests per address and window. */
    limits: {
      /** All calls that have no limit of their own, and pages drawn for one visitor. */
      calls: { max: keys.RATE_LIMIT_CALLS, seconds: 10 },
      contact: { max: keys.RATE_LIMIT_CONTACT, seconds: keys.RATE_LIMIT_CONTACT_WINDOW_SECONDS },
      forms: { max: keys.RATE_LIMIT_FORMS, seconds: 600 },
      voucher: { max: keys.RATE_LIMIT_VOUCHER, seconds: 600 },
      search: { max: keys.RATE_LIMIT_SEARCH, seconds: 60 },
      events: { max: keys.RATE_LIMIT_EVENTS, seconds: 60 },
      login: { max: keys.RATE_LIMIT_LOGIN, seconds: 600 },
    },
    authSecret: keys.AUTH_SECRET,
    backupKey: keys.BACKUP_KEY,
    payment: {
      provider: keys.PAYMENT_PROVIDER ?? "simulator",
      midtrans: {
        serverKey: keys.MIDTRANS_SERVER_KEY,
        baseUrl: keys.MIDTRANS_URL ?? `https://api.${keys.MIDTRANS_PRODUCTION ? "" : "sandbox."}midtrans.com`,
      },
      xendit: {
        secretKey: keys.XENDIT_SECRET_KEY,
        callbackToken: keys.XENDIT_CALLBACK_TOKEN,
        baseUrl: keys.XENDIT_URL ?? "https://api.xendit.co",
      },
    },
    /** Shared with the BigSocial application, which checks the hand-over token by it. */
    bigSocialTokenSecret: keys.BIGSOCIAL_TOKEN_SECRET,
    bigSocialAppUrl: keys.BIGSOCIAL_APP_URL,
    /** Applications to which customers are handed over, by product; customers of other products are invited manually. */
    apps: productApps(keys),
    gtmId: keys.GTM_ID,
    speedSample: keys.SPEED_SAMPLE,
    designTokensUrl: keys.DESIGN_TOKENS_URL,
    /** Whether search engines may list the site. */
    listed: keys.ROBOTS === "index",
  };
}

/** What a company changes while it works: the values of the environment, until it chooses others (`settings/`). */
export interface CompanySettings {
  /** The mailbox of sales. */
  salesMail: string;
  /** Digits with the country code; empty: no chat is offered. */
  whatsAppNumber: string;
  /** Where a demo can be booked; empty: none is offered. */
  bookingUrl: string;
  workingHours: WorkingHours;
  /** Rupiah above which a decision about money needs a second person. */
  reviewLimit: Rupiah;
  /** Rupiah by payment method. */
  channelFees: Readonly<Partial<Record<ChargeableMethodId, Rupiah>>>;
  /** Whether a second person must approve what is published. */
  publishReview: boolean;
}

function companyDefaults(keys: ConfigKeys): CompanySettings {
  return {
    salesMail: keys.SALES_MAIL,
    whatsAppNumber: keys.WHATSAPP_NUMBER ?? "",
    bookingUrl: keys.DEMO_BOOKING_URL ?? "",
    workingHours: usualHours,
    reviewLimit: rupiah(keys.REVIEW_LIMIT),
    channelFees: fees(keys.CHANNEL_FEES),
    publishReview: keys.PUBLISH_REVIEW,
  };
}

/** Returns whether the suite is tried out: on this machine, with the simulated bank. */
function isLocalDemo({ PAYMENT_PROVIDER = "simulator", PUBLIC_URL, NODE_ENV }: ConfigKeys): boolean {
  return NODE_ENV !== "test" && PAYMENT_PROVIDER === "simulator" && (!PUBLIC_URL || isThisMachine(PUBLIC_URL));
}

function trimSlash(value: string): string {
  return value.replace(/(?<!\/)\/+$/, "");
}

function fees(value = ""): Record<string, Rupiah> {
  return Object.fromEntries(list(value).map((fee) => [fee.split("=")[0]!, rupiah(Number(fee.split("=")[1]))]));
}

function list(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
