import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { startWarnings, warnOfUnnamedProxy } from "./start-warnings.ts";

const production = { NODE_ENV: "production", AUTH_SECRET: "0123456789".repeat(4) };
const simulated = { PAYMENT_PROVIDER: "simulator" };
const postgres = { ...production, DATABASE_URL: "postgres://a/b" };
const keysOf = (env: Record<string, string>) => startWarnings(readConfig(env)).map((warning) => warning.split(" ")[0]);

test.each<[Record<string, string>, string[]]>([
  [production, []],
  [postgres, ["PAYMENT_PROVIDER", "SMTP_URL", "PUBLIC_URL"]],
  [{ ...production, ...simulated, PUBLIC_URL: "https://a.example" }, ["PAYMENT_PROVIDER", "SMTP_URL"]],
  [{ ...postgres, ...simulated, PUBLIC_URL: "https://a.example", SMTP_URL: "smtp://a" }, ["PAYMENT_PROVIDER"]],
  [{ ...postgres, PUBLIC_URL: "http://127.0.0.1:3000" }, ["PAYMENT_PROVIDER", "SMTP_URL", "PUBLIC_URL"]],
  [{ ...postgres, NODE_ENV: "development" }, []],
])("%j warns of %j", (env, keys) => {
  expect(keysOf(env)).toEqual(keys);
});

test.each([
  ["", 1],
  ["loopback", 0],
])("with TRUSTED_PROXIES=%s %i warnings come of requests through a proxy", (trusted, times) => {
  const warn = vi.fn();
  const next = vi.fn();
  const listener = warnOfUnnamedProxy(readConfig({ ...production, TRUSTED_PROXIES: trusted }), { warn }, next);
  for (const rawHeaders of [[], ["X-Forwarded-For", "1.2.3.4"], ["X-Forwarded-For", "1.2.3.4"]]) {
    listener({ rawHeaders, socket: {} } as unknown as IncomingMessage, {} as ServerResponse);
  }
  expect([warn.mock.calls.length, next.mock.calls.length]).toEqual([times, 3]);
});
