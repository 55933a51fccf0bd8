import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";
import { configKeys, connectionsFor, poolOfProcess } from "./config-keys.server.ts";
import { misspeltKeys } from "./config-rules.server.ts";
import { readAuthSecret } from "./secret.server.ts";

test("an empty environment is a valid configuration", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
  });
  expect(config.outboxDir).toBe(join(config.dataDir, "outbox"));
});

test("an instance opens two connections for each processor, within limits", () => {
  expect([1, 2, 3, 5, 64].map(connectionsFor)).toEqual([4, 4, 6, 10, 10]);
});

test("the pool of an instance is divided among its processes, each of which has enough for itself", () => {
  expect(poolOfProcess(10, 1)).toBe(10);
  expect(poolOfProcess(2, 1)).toBe(2);
  expect(poolOfProcess(20, 4)).toBe(5);
  expect(poolOfProcess(10, 8)).toBe(4);
  expect(readConfig({ DATABASE_URL: "postgres://a/b", DATABASE_POOL: "18", WEB_PROCESSES: "3" }).databasePool).toBe(6);
});

test("an empty variable counts as absent; lists and origins are normalised", () => {
  const config = readConfig({
    SMTP_URL: "",
    PUBLIC_URL: "https://A.example:443/",
    TRUSTED_PROXIES: "loopback, 10.0.0.0/8, fd00::/64",
    CHANNEL_FEES: "mandiri_va=4000,bca_va=4000",
  });
  expect(config.smtpUrl).toBeUndefined();
  expect(config.publicUrl).toBe("https://a.example");
  expect(config.trustedProxies).toEqual(["loopback", "10.0.0.0/8", "fd00::/64"]);
  expect(config.companyDefaults.channelFees).toEqual({ mandiri_va: 4000, bca_va: 4000 });
});

test("the mailbox of answers: ports, folder and address have defaults", () => {
  expect(readConfig({ INBOUND_MAIL: "imaps://inbox%40mail.example:p%2Fw@mail.example" }).inboundMail).toEqual({
    host: "mail.example",
    port: 993,
    secure: true,
    user: "inbox@mail.example",
    password: "p/w",
    folder: "INBOX",
    address: "inbox@mail.example",
  });
  const other = readConfig({ INBOUND_MAIL: "imap://u:p@[::1]:1143/Sales%20answers?address=inbox@mail.example" });
  expect(other.inboundMail).toMatchObject({ host: "::1", port: 1143, secure: false, folder: "Sales answers" });
});

const refused: [Record<string, string>, string][] = [
  [{ PORT: "http" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: " " }, "PORT"],
  [{ PORT: "0x50" }, "PORT"],
  [{ WHATSAPP_NUMBER: "0812 3456 7890" }, "WHATSAPP_NUMBER"],
  [{ PUBLIC_URL: "example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "http://" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://example.com/base" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://example.com?a" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://me:secret@example.com" }, "PUBLIC_URL"],
  [{ SHUTDOWN_DELAY: "5s" }, "SHUTDOWN_DELAY"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [{ SMTP_URL: "http://x" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp:mail.example" }, "SMTP_URL"],
  [{ SALES_MAIL: "sales" }, "SALES_MAIL"],
  [{ MAIL_FROM: "BigSuite" }, "MAIL_FROM"],
  [{ MAIL_FROM: "a b c" }, "MAIL_FROM"],
  [{ MAIL_FROM: "<hello@example.com>" }, "MAIL_FROM"],
  [{ MAIL_FROM: "BigSuite <hello>" }, "MAIL_FROM"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "nonsense" }, "OTEL_EXPORTER_OTLP_HEADERS"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "api-key=a,=b" }, "OTEL_EXPORTER_OTLP_HEADERS"],
  [{ INBOUND_MAIL: "imaps://u%zz:p@mail.example/" }, "INBOUND_MAIL"],
  [{ INBOUND_MAIL: "https://u:p@mail.example/" }, "INBOUND_MAIL"],
  [{ INBOUND_MAIL: "imaps://inbox@mail.example/" }, "INBOUND_MAIL"],
  [{ INBOUND_MAIL: "imaps://user:p@mail.example/INBOX" }, "INBOUND_MAIL"],
  [{ INBOUND_MAIL: "imaps://u:p@mail.example/?address=a.very.long.local.part@mail.example" }, "INBOUND_MAIL"],
  [{ INBOUND_MAIL: "imap://u:p@mail.example/?address=a@mail.example", NODE_ENV: "production" }, "INBOUND_MAIL"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ TRUSTED_PROXIES: "everyone" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "10.0.0.0/64" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8/8" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES"],
  [{ PORT: "4000", OPERATOR_PORT: "4000" }, "OPERATOR_PORT"],
  [{ TRUSTED_PROXIES: "loopback, ::/0" }, "TRUSTED_PROXIES"],
  [{ CHANNEL_FEES: "foo_va=1" }, "CHANNEL_FEES"],
  [{ CHANNEL_FEES: "qris=1" }, "CHANNEL_FEES"],
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET"],
  [{ RATE_LIMIT_CONTACT: "0" }, "RATE_LIMIT_CONTACT"],
  [{ PAYMENT_PROVIDER: "cash" }, "PAYMENT_PROVIDER"],
  [{ PAYMENT_PROVIDER: "midtrans" }, "MIDTRANS_SERVER_KEY"],
  [{ PAYMENT_PROVIDER: "xendit", XENDIT_SECRET_KEY: "x" }, "XENDIT_CALLBACK_TOKEN"],
  [{ CRM_WEBHOOK_URL: "https://crm.example" }, "CRM_WEBHOOK_SECRET"],
  [{ CRM_WEBHOOK_SECRET: "0123456789abcdef" }, "CRM_WEBHOOK_URL"],
  [{ BIGVIEW_APP_URL: "https://view.example" }, "BIGVIEW_TOKEN_SECRET"],
  [{ BIGVIEW_TOKEN_SECRET: "short" }, "BIGVIEW_TOKEN_SECRET"],
  [
    { NODE_ENV: "production", BIGQUERY_APP_URL: "http://query.example", BIGQUERY_TOKEN_SECRET: "x".repeat(32) },
    "BIGQUERY_APP_URL",
  ],
  [{ NODE_ENV: "production", DATABASE_URL: "postgres://a/b" }, "AUTH_SECRET"],
  [{ NODE_ENV: "production", PUBLIC_URL: "https://www.example.com" }, "PAYMENT_PROVIDER"],
];
test.each(refused)("%j names %s", (env, key) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(`  ${key} `);
});

test("whatever a key is set to, it is accepted or refused once, in words that say what it takes and do not repeat it", () => {
  const values = [
    "hunter2",
    "-1",
    "1e9",
    "99999999999999999999",
    "true ",
    "a b",
    "%zz",
    "ftp://hunter2@x",
    "//x",
    "http:x",
  ];
  const words = /^ {2}([A-Z0-9_]+) (must|is required|needs|is not a key) /;
  for (const key of Object.keys(configKeys.shape))
    for (const value of [...values, `imap://hunter2:hunter2@[::1]:99/?address=a@b.example`, `s3://%zz:hunter2@x/y`])
      try {
        readConfig({ NODE_ENV: "production", [key]: value });
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
        const [, ...lines] = (error as ConfigError).message.split("\n");
        expect(lines.map((line) => words.exec(line)?.[1] ?? line)).toEqual([
          ...new Set((error as ConfigError).issues.map((issue) => issue.key)),
        ]);
        expect(lines.join(), `${key}=${value}`).not.toMatch(/hunter2|expected|Invalid|\/\^/);
      }
});

test("numbers and choices are refused with what they take", () => {
  const messages = {
    PORT: "70000",
    DATABASE_POOL: "5000",
    RATE_LIMIT_FORMS: "0",
    ROBOTS: "maybe",
    AUTH_SECRET: "short",
    GTM_ID: "x",
  };
  expect(() => readConfig(messages)).toThrow(
    `The configuration is not usable:
  PORT must be a whole number from 0 to 65535
  DATABASE_POOL must be a whole number from 1 to 500
  RATE_LIMIT_FORMS must be a whole number of at least 1
  AUTH_SECRET must have at least 32 characters
  GTM_ID must be the id of a container, such as GTM-AB12CD3
  ROBOTS must be index or noindex`,
  );
});

test("a key written wrong is pointed out with the one that was meant, also where it is missing for a start", () => {
  expect(
    misspeltKeys({ SMTP_ULR: "x", PAYMENT_PROVDER: "x", MAIL_FORM: "x", DATABASE_URl: "x", PORTS: "1", MAIL_FRM: "" }),
  ).toEqual([
    { key: "SMTP_ULR", message: "is not a key that is read: did you mean SMTP_URL?" },
    { key: "PAYMENT_PROVDER", message: "is not a key that is read: did you mean PAYMENT_PROVIDER?" },
    { key: "MAIL_FORM", message: "is not a key that is read: did you mean MAIL_FROM?" },
    { key: "PORTS", message: "is not a key that is read: did you mean PORT?" },
  ]);
  expect(() => readConfig({ PAYMENT_PROVIDER: "midtrans", MIDTRANS_SERVER_KYE: "x" })).toThrow(
    "did you mean MIDTRANS_SERVER_KEY?",
  );
  const others = [
    "PATH",
    "HOME",
    "HOSTNAME",
    "WEB_PORT",
    "WEB_SERVICE_HOST",
    "NODE_OPTIONS",
    "POSTGRES_PASSWORD",
    "DOMAIN",
    "PWD",
    "LOGNAME",
    "OTEL_EXPORTER_OTLP_TIMEOUT",
  ];
  expect(
    misspeltKeys(Object.fromEntries([...others, ...Object.keys(configKeys.shape)].map((key) => [key, "x"]))),
  ).toEqual([]);
});

test.each<Record<string, string>>([
  { NODE_ENV: "production", PUBLIC_URL: "https://www.example.com", PAYMENT_PROVIDER: "simulator" },
  { NODE_ENV: "production", PUBLIC_URL: "https://localhost:8443" },
  { NODE_ENV: "production", PUBLIC_URL: "http://10.0.0.1" },
  { PUBLIC_URL: "https://www.example.com" },
])("%j is simulated", (env) => {
  expect(readConfig(env).payment.provider).toBe("simulator");
});

test(".env.example has every key, no other, and is a valid configuration", () => {
  const example = parseEnv(readFileSync(new URL("../../../.env.example", import.meta.url), "utf8"));
  expect(Object.keys(example).sort()).toEqual(Object.keys(configKeys.shape).sort());
  const { NODE_ENV: _, ...defaults } = example;
  expect(readConfig(defaults)).toEqual(readConfig({}));
});

test("the secret is created once and readable by its owner only", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-secret-"));
  const secret = readAuthSecret({ authSecret: undefined, dataDir });
  expect(secret.length).toBeGreaterThan(32);
  expect(readAuthSecret({ authSecret: undefined, dataDir })).toBe(secret);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(readAuthSecret({ authSecret: "given", dataDir })).toBe("given");
});
