import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import proxyAddress from "@fastify/proxy-addr";
import { z } from "zod";
import { chargeableMethodIds } from "#catalogue/payment-methods.ts";
import { appKeys } from "./app-keys.server.ts";
import { inboundMailKey } from "./inbound-mail.server.ts";
import { address, isHeaderList, isSender, oneOf, secret } from "./key-kinds.server.ts";
import { mediaUrlKey } from "./media-url.server.ts";

const url = address(/^https?$/, "https://example.com");
const flag = oneOf(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");

/** Digits only: `Number` also accepts a blank and hexadecimal. */
const whole = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}`,
    )
    .transform(Number);
const port = whole(0, 65535);
const positive = whole(1, Number.MAX_SAFE_INTEGER);

/** Pages are at the root of their origin, from which links in mails and payments are built. */
const origin = url
  .refine((value) => {
    // Also called with a value that is not a URL.
    const { origin, href } = URL.parse(value) ?? {};
    return href === `${origin}/`;
  }, "must be an origin such as https://example.com, without a path")
  .transform((value) => URL.parse(value)?.origin);

/**
 * Returns whether a value lists addresses, CIDR blocks or names, separated by commas, of which the server can make its
 * matcher. Blocks of 0 bits are refused by it: everybody would be a proxy, and could name any address as their own.
 */
function isProxyList(value: string): boolean {
  const parts = value.split(",").map((part) => part.trim());
  const named = parts.filter(Boolean);
  const isAddress = (part: string) => isIP(part.split("/")[0]!) !== 0;
  if (!named.every((part) => isAddress(part) || /^(loopback|linklocal|uniquelocal)$/.test(part))) return false;
  try {
    proxyAddress.compile(named);
    return true;
  } catch {
    return false;
  }
}

const fee = new RegExp(`^(${chargeableMethodIds.join("|")})=\\d{1,6}$`);

/** Where the server listens and how it is reached. */
const servingKeys = z.object({
  NODE_ENV: oneOf(["development", "test", "production"]).default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  PUBLIC_API_HOST: url.optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      isProxyList,
      "must list addresses, CIDR blocks of at least 1 bit, loopback, linklocal or uniquelocal: name the balancer's own network",
    )
    .default(""),
  /** Whether the HSTS header binds every subdomain of the site's host too, which must then all be on https. */
  HSTS_SUBDOMAINS: flag.default(false),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Processes that serve on the same port; on the embedded database, which belongs to one, always 1. */
  WEB_PROCESSES: whole(1, 64).default(1),
  OPERATOR_PORT: port.optional(),
  OPERATOR_HOST: z.string().min(1).default("127.0.0.1"),
  /** Seconds; no load balancer needs more than five minutes to stop sending requests. */
  SHUTDOWN_DELAY: whole(0, 300).default(0),
  /**
   * Seconds that closing may take after the delay: 10 for requests, 5 for commands of the operator, 10 for jobs, the rest for
   * mail and database. Those who start the process wait 30.
   */
  SHUTDOWN_TIMEOUT: whole(5, 600).default(28),
  /**
   * `best` comes after the quick compression, within half an hour where no page is stored; `immediate` takes every core for
   * it at once (some 60 s of processor time), for builds and measurements; `quick` costs visitors a sixth more bytes.
   */
  PAGE_COMPRESSION: oneOf(["best", "immediate", "quick"]).default("best"),
});

const percent = whole(0, 100);

/** What is recorded of requests; OpenTelemetry's own names where it has one. */
const observingKeys = z.object({
  /** Percent of answers that are logged; failed and slow ones always are. */
  LOG_SAMPLE: percent.default(100),
  /** Where a collector receives traces by HTTP; nothing is traced without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** What the collector requires, as `name=value` pairs; OpenTelemetry's SDK reads this variable itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(isHeaderList, "must be name=value pairs separated by commas, such as api-key=abc,tenant=shop")
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default("bigsuite"),
  /** Percent of requests that are traced, with everything that they cause. */
  TRACE_SAMPLE: percent.default(100),
});

/**
 * Returns how many connections to Postgres an instance opens by default: two for each processor, since more only wait for
 * each other. Postgres mostly has as many processors as the instance. At most ten, as several instances share its limit.
 * Source: https://wiki.postgresql.org/wiki/Number_Of_Database_Connections
 */
export function connectionsFor(processors: number): number {
  return Math.min(10, Math.max(4, 2 * processors));
}

/** What a process needs at least: a request may hold one connection while it asks for another. */
const leastOfProcess = 4;

/** Returns how many of an instance's pooled connections each of its processes has. */
export function poolOfProcess(pool: number, processes: number): number {
  return processes === 1 ? pool : Math.max(leastOfProcess, Math.floor(pool / processes));
}

/** Where data is stored. */
const storageKeys = z.object({
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: address(/^postgres(ql)?$/, "postgres://user:password@host/database", /^/).optional(),
  DATABASE_POOL: whole(1, 500).default(connectionsFor(availableParallelism())),
  /** Invented data on an empty database; by default on this machine with the simulated bank. */
  DEMO_DATA: flag.optional(),
  OUTBOX_DIR: z.string().min(1).optional(),
  /** Where pictures are stored; in the database without it. */
  MEDIA_URL: mediaUrlKey,
  /** The largest picture that can be uploaded: its file, and its width times its height. */
  MEDIA_MAX_BYTES: whole(1, 100_000_000).default(15_000_000),
  MEDIA_MAX_PIXELS: whole(1, 268_000_000).default(50_000_000),
});

/** How people and other systems are notified of a request. */
const deliveryKeys = z.object({
  SMTP_URL: address(/^smtps?$/, "smtp://user:password@host:587").optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, "must be an e-mail address, or a name and one: BigSuite <hello@example.com>")
    .default("halo@bigsuite.example"),
  SALES_MAIL: z.email("must be an e-mail address").default("sales@bigsuite.example"),
  /** Where answers to mails of the back office arrive; without it they go to SALES_MAIL. */
  INBOUND_MAIL: inboundMailKey,
  /** Letters of the newsletter sent in a minute, by all instances together. */
  NEWSLETTER_PER_MINUTE: whole(1, 1_000_000).default(300),
  CRM_WEBHOOK_URL: url.optional(),
  CRM_WEBHOOK_SECRET: secret(16).optional(),
  /** With the country code, as WhatsApp writes it in addresses. */
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+?[1-9]\d{7,14}$/, "must be a number with its country code, such as 628123456789")
    .transform((value) => value.replace("+", ""))
    .optional(),
  DEMO_BOOKING_URL: url.optional(),
});

/** How many requests one address may send. */
const limitKeys = z.object({
  RATE_LIMIT_CALLS: positive.default(600),
  RATE_LIMIT_CONTACT: positive.default(300),
  RATE_LIMIT_CONTACT_WINDOW_SECONDS: positive.default(600),
  RATE_LIMIT_FORMS: positive.default(60),
  RATE_LIMIT_VOUCHER: positive.default(30),
  RATE_LIMIT_SEARCH: positive.default(120),
  RATE_LIMIT_EVENTS: positive.default(300),
  RATE_LIMIT_LOGIN: positive.default(30),
});

/** Accounts, payment and what the pages show. */
const businessKeys = z.object({
  AUTH_SECRET: secret(32).optional(),
  /** Encrypts backups. */
  BACKUP_KEY: secret(16).optional(),
  /** Absent means the simulator, which a public site must name explicitly. */
  PAYMENT_PROVIDER: oneOf(["simulator", "midtrans", "xendit"]).optional(),
  MIDTRANS_SERVER_KEY: z.string().min(1).optional(),
  MIDTRANS_PRODUCTION: flag.default(false),
  XENDIT_SECRET_KEY: z.string().min(1).optional(),
  XENDIT_CALLBACK_TOKEN: z.string().min(1).optional(),
  MIDTRANS_URL: url.optional(),
  XENDIT_URL: url.optional(),
  /** Rupiah added per method, such as `mandiri_va=4000,bca_va=4000`; none unless set, never for QRIS. */
  CHANNEL_FEES: z
    .string()
    .refine(
      (value) => value.split(",").every((part) => fee.test(part)),
      `must list ${chargeableMethodIds.join(", ")}, as bca_va=4000`,
    )
    .optional(),
  /** Rupiah: a second person decides about money above it. */
  REVIEW_LIMIT: whole(0, Number.MAX_SAFE_INTEGER).default(10_000_000),
  /** Whether a second person must approve what is published. */
  PUBLISH_REVIEW: flag.default(false),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, "must be the id of a container, such as GTM-AB12CD3")
    .optional(),
  /** Percent of page views whose loading is measured in the browser. */
  SPEED_SAMPLE: percent.default(10),
  DESIGN_TOKENS_URL: url.optional(),
  /** `noindex` hides a staging site from search engines. */
  ROBOTS: oneOf(["index", "noindex"]).default("index"),
});

export const configKeys = z.object({
  ...servingKeys.shape,
  ...observingKeys.shape,
  ...storageKeys.shape,
  ...deliveryKeys.shape,
  ...limitKeys.shape,
  ...businessKeys.shape,
  ...appKeys.shape,
});
export type ConfigKeys = z.output<typeof configKeys>;
