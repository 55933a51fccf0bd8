import { mkdtempSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { StorageFailure } from "#media/store/media-store.server.ts";
import { sampleWarning, serviceWarnings, startWarnings, warnOfUnnamedProxy } from "./start-warnings.ts";

const production = { NODE_ENV: "production", AUTH_SECRET: "0123456789".repeat(4) };
const simulated = { PAYMENT_PROVIDER: "simulator" };
const postgres = { ...production, DATABASE_URL: "postgres://a/b" };
const keysOf = (env: Record<string, string>) => startWarnings(readConfig(env)).map((warning) => warning.split(" ")[0]);

test.each<[Record<string, string>, string[]]>([
  [production, []],
  [postgres, ["PAYMENT_PROVIDER", "SMTP_URL", "PUBLIC_URL"]],
  [{ ...production, ...simulated, PUBLIC_URL: "https://a.example" }, ["PAYMENT_PROVIDER", "SMTP_URL"]],
  [
    { ...postgres, ...simulated, PUBLIC_URL: "https://a.example", SMTP_URL: "smtp://a" },
    ["PAYMENT_PROVIDER", "MAIL_FROM", "SALES_MAIL"],
  ],
  [
    {
      ...postgres,
      ...simulated,
      PUBLIC_URL: "https://a.example",
      SMTP_URL: "smtp://a",
      MAIL_FROM: "BigSuite <hello@examples.com>",
      SALES_MAIL: "sales@mail.example.co.id",
    },
    ["PAYMENT_PROVIDER"],
  ],
  [{ ...postgres, PUBLIC_URL: "http://127.0.0.1:3000" }, ["PAYMENT_PROVIDER", "SMTP_URL", "PUBLIC_URL"]],
  [{ ...postgres, NODE_ENV: "development" }, []],
])("%j warns of %j", (env, keys) => {
  expect(keysOf(env)).toEqual(keys);
});

test("a public site warns once of all facts that are samples, and no other does", () => {
  const facts = { a: { value: "x", sample: true }, b: { value: "y", sample: false }, c: { value: "z", sample: true } };
  const open = readConfig({ ...production, ...simulated, PUBLIC_URL: "https://a.example" });
  expect(sampleWarning(open, facts)).toMatch(/^2 facts on public pages are samples.*\(a, c\)$/);
  expect(sampleWarning(open, { b: facts.b })).toBeUndefined();
  expect(sampleWarning(readConfig(production), facts)).toBeUndefined();
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

test("services that do not work are named with their key and what follows; those that do are not mentioned", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-services-"));
  const file = join(folder, "file");
  writeFileSync(file, "");
  const bucket = { MEDIA_URL: "s3://key:hunter2@s3.example/bucket" };
  const works = { get: async () => undefined };
  const fails = { get: () => Promise.reject(new StorageFailure("s3://s3.example/bucket/ cannot be reached")) };
  const warn = (env: Record<string, string>, store: typeof works, failure?: string) =>
    serviceWarnings({ config: readConfig(env), store, checkSmtp: async () => failure });

  expect(await warn({ ...bucket, SMTP_URL: "smtp://a:hunter2@b", OUTBOX_DIR: file }, works)).toEqual([]);
  expect(await warn({ OUTBOX_DIR: join(folder, "made") }, fails)).toEqual([]);
  expect(await warn({ ...bucket, SMTP_URL: "smtp://a:hunter2@b" }, fails, "ECONNREFUSED")).toEqual([
    "SMTP_URL: the mail server cannot be used (ECONNREFUSED); mails wait and are sent again",
    "MEDIA_URL: s3://s3.example/bucket/ cannot be reached; pictures of editors are neither shown nor stored",
  ]);
  expect(await warn({ SMTP_URL: "smtp://a:hunter2@b" }, works, "EAUTH 535")).toEqual([
    "SMTP_URL: the mail server refuses the login (EAUTH 535); mails wait and are sent again",
  ]);
  expect(await warn({ OUTBOX_DIR: file }, works)).toEqual([
    `OUTBOX_DIR: ${file} is a file, not a folder; mails wait and are stored again`,
  ]);
});
