import { expect, test } from "vitest";
import { configKeys } from "./config-keys.server.ts";
import { shownConfig } from "./shown-config.server.ts";

test("values are shown only of keys that are no secret", () => {
  const env = Object.fromEntries(Object.keys(configKeys.shape).map((key) => [key, `hidden-${key}`]));
  const rows = shownConfig({ ...env, PORT: "4000", DATABASE_URL: "postgres://user:hidden@host/db", LOG_LEVEL: "" });
  for (const { secret, value } of rows) if (secret) expect(value).toBeNull();
  for (const key of ["DATABASE_URL", "SMTP_URL", "AUTH_SECRET", "MIDTRANS_SERVER_KEY", "CRM_WEBHOOK_URL"])
    expect(rows.find((row) => row.key === key)).toEqual({ key, secret: true, set: true, value: null });
});

test("defaults in force are shown as not set", () => {
  const rows = shownConfig({ PORT: "4000" });
  expect(rows.find(({ key }) => key === "PORT")).toEqual({ key: "PORT", secret: false, set: true, value: "4000" });
  expect(rows.find(({ key }) => key === "HOST")).toMatchObject({ set: false, value: "127.0.0.1" });
  expect(rows.find(({ key }) => key === "GTM_ID")).toMatchObject({ set: false, value: null });
});
