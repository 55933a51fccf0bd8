import { soldOnline } from "#catalogue/products.ts";
import { editDistance } from "#text/edit-distance.ts";
import { appKeysOf } from "./app-keys.server.ts";
import { type ConfigKeys, configKeys } from "./config-keys.server.ts";

/** One thing wrong with the configuration, with the key to change. */
export interface ConfigIssue {
  key: string;
  message: string;
}

/**
 * Returns what looks like a key written wrong, with the key that was probably meant. Other programs' variables are in the
 * environment too, so only a name that is one letter away from a key counts, or two from a long one.
 */
export function misspeltKeys(env: Record<string, string | undefined>): ConfigIssue[] {
  const keys = Object.keys(configKeys.shape);
  return Object.keys(env)
    .filter((name) => env[name] !== "" && /^[A-Z][A-Z0-9_]*$/.test(name) && !keys.includes(name))
    .flatMap((name) => {
      const tolerated = name.length < 9 ? 1 : 2;
      const near = keys
        .filter((key) => Math.abs(key.length - name.length) <= tolerated)
        .map((key) => ({ key, distance: editDistance(name, key) }))
        .filter(({ distance }) => distance <= tolerated)
        .sort((a, b) => a.distance - b.distance)[0];
      return near ? [{ key: name, message: `is not a key that is read: did you mean ${near.key}?` }] : [];
    });
}

/** Returns the issues of rules about more than one key. */
export function crossFieldIssues(keys: ConfigKeys): ConfigIssue[] {
  const issues: ConfigIssue[] = [];
  const requireKey = (key: keyof ConfigKeys, because: string) => {
    if (keys[key] === undefined) issues.push({ key, message: `is required ${because}` });
  };
  if (keys.CRM_WEBHOOK_URL) requireKey("CRM_WEBHOOK_SECRET", "with CRM_WEBHOOK_URL");
  if (keys.CRM_WEBHOOK_SECRET) requireKey("CRM_WEBHOOK_URL", "with CRM_WEBHOOK_SECRET");
  if (keys.PAYMENT_PROVIDER === "midtrans") requireKey("MIDTRANS_SERVER_KEY", "with PAYMENT_PROVIDER=midtrans");
  if (keys.PAYMENT_PROVIDER === "xendit") {
    requireKey("XENDIT_SECRET_KEY", "with PAYMENT_PROVIDER=xendit");
    requireKey("XENDIT_CALLBACK_TOKEN", "with PAYMENT_PROVIDER=xendit");
  }
  if (keys.NODE_ENV === "production" && keys.PUBLIC_URL?.startsWith("https:") && !isThisMachine(keys.PUBLIC_URL)) {
    requireKey("PAYMENT_PROVIDER", "at a public address: with PAYMENT_PROVIDER=simulator anybody may play the bank");
  }
  const { secure = true, host = "" } = keys.INBOUND_MAIL ?? {};
  if (keys.NODE_ENV === "production" && !secure && !ownNames.includes(host)) {
    issues.push({ key: "INBOUND_MAIL", message: "must begin with imaps://: the password is sent there" });
  }
  if (keys.NODE_ENV === "production" && keys.DATABASE_URL) {
    requireKey("AUTH_SECRET", "in production with DATABASE_URL, so that every instance signs alike");
  }
  if (keys.OPERATOR_PORT && keys.OPERATOR_PORT === keys.PORT) {
    issues.push({ key: "OPERATOR_PORT", message: "must be another port than PORT" });
  }
  if (keys.WEB_PROCESSES > 1)
    requireKey("DATABASE_URL", "with WEB_PROCESSES above 1: the embedded database belongs to one process");
  if (keys.DEMO_DATA && (keys.PAYMENT_PROVIDER ?? "simulator") !== "simulator") {
    issues.push({
      key: "DEMO_DATA",
      message: "needs PAYMENT_PROVIDER=simulator: invented customers have paid nothing",
    });
  }
  for (const product of soldOnline) {
    const { url, secret } = appKeysOf(product);
    const address = keys[url];
    if (!address) continue;
    requireKey(secret, `with ${url}: the application proves itself with it`);
    if (keys.NODE_ENV === "production" && !address.startsWith("https:") && !isThisMachine(address)) {
      issues.push({ key: url, message: "must begin with https://: customers are handed over there" });
    }
  }
  return issues;
}

const ownNames = ["localhost", "127.0.0.1", "::1"];

/** Returns whether only this machine reaches the address. */
export function isThisMachine(url: string): boolean {
  return ownNames.includes(new URL(url).hostname.replace(/^\[|\]$/g, ""));
}
