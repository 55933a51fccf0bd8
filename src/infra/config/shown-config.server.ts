import { type ConfigKeys, configKeys } from "./config-keys.server.ts";

/** A key of the configuration as people may see it; a secret only says whether it is set. */
interface ShownKey {
  key: string;
  value: string | null;
  secret: boolean;
  set: boolean;
}

/**
 * The keys whose values may be shown. Every other key counts as a secret, so that a new one is never shown by mistake.
 */
const shown: ReadonlySet<keyof ConfigKeys> = new Set([
  "NODE_ENV",
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "PUBLIC_API_HOST",
  "TRUSTED_PROXIES",
  "LOG_LEVEL",
  "LOG_SAMPLE",
  "OTEL_SERVICE_NAME",
  "TRACE_SAMPLE",
  "WEB_PROCESSES",
  "OPERATOR_PORT",
  "OPERATOR_HOST",
  "SHUTDOWN_DELAY",
  "SHUTDOWN_TIMEOUT",
  "PAGE_COMPRESSION",
  "DATA_DIR",
  "DATABASE_POOL",
  "DEMO_DATA",
  "OUTBOX_DIR",
  "MEDIA_MAX_BYTES",
  "MEDIA_MAX_PIXELS",
  "MAIL_FROM",
  "SALES_MAIL",
  "NEWSLETTER_PER_MINUTE",
  "REVIEW_LIMIT",
  "PUBLISH_REVIEW",
  "WHATSAPP_NUMBER",
  "DEMO_BOOKING_URL",
  "RATE_LIMIT_CALLS",
  "RATE_LIMIT_CONTACT",
  "RATE_LIMIT_CONTACT_WINDOW_SECONDS",
  "RATE_LIMIT_FORMS",
  "RATE_LIMIT_VOUCHER",
  "RATE_LIMIT_SEARCH",
  "RATE_LIMIT_EVENTS",
  "RATE_LIMIT_LOGIN",
  "PAYMENT_PROVIDER",
  "MIDTRANS_PRODUCTION",
  "CHANNEL_FEES",
  "GTM_ID",
  "SPEED_SAMPLE",
  "ROBOTS",
]);

/** Returns every key with its value in force, the default where none is set; addresses may contain a password. */
export function shownConfig(env: Record<string, string | undefined>): ShownKey[] {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const inForce: Partial<Record<string, unknown>> = configKeys.safeParse(given).data ?? {};
  return Object.keys(configKeys.shape).map((key) => {
    const secret = !shown.has(key as keyof ConfigKeys);
    const value = inForce[key];
    return {
      key,
      secret,
      set: key in given,
      value: secret || value === undefined || value === "" ? null : String(value),
    };
  });
}
