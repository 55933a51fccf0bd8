import { expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { pageHeaders, safetyHeaders } from "./page-headers.ts";

test.each([
  [{ PUBLIC_URL: "https://www.example.com" }, "max-age=63072000"],
  [{ PUBLIC_URL: "https://www.example.com", HSTS_SUBDOMAINS: "true" }, "max-age=63072000; includeSubDomains"],
  [{ PUBLIC_URL: "http://localhost:3000", HSTS_SUBDOMAINS: "true" }, undefined],
])("with %j the transport header is %s", (env, header) => {
  expect(safetyHeaders(readConfig(env))["Strict-Transport-Security"]).toBe(header);
});

const policyOf = (env: Record<string, string>, unlisted = false) => {
  const policy = pageHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, readConfig(env), {
    caching: "shared",
    unlisted,
  })["Content-Security-Policy"]!;
  return Object.fromEntries(
    policy.split("; ").map((directive) => [directive.split(" ", 1)[0], directive.split(" ").slice(1)]),
  );
};

test("a tag manager gets the hosts of Google Analytics 4, each for what it needs", () => {
  const policy = policyOf({ NODE_ENV: "production", GTM_ID: "GTM-ABC123" });
  const sent = ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"];
  expect(policy["script-src"]?.slice(0, 2)).toEqual(["'self'", "'sha256-a'"]);
  expect(policy["script-src"]).toContain("https://*.googletagmanager.com");
  expect(policy["script-src"]).not.toContain("https://*.google-analytics.com");
  expect(policy["connect-src"]).toEqual(["'self'", ...sent]);
  expect(policy["img-src"]).toEqual(["'self'", "data:", ...sent]);
});

test("without one, no other host is named", () => {
  expect(JSON.stringify(policyOf({ NODE_ENV: "production" }))).not.toContain("google");
});

test("forms of the account may be sent to the products that are configured, those of other pages may not", () => {
  const env = { BIGVIEW_APP_URL: "https://view.example/enter", BIGVIEW_TOKEN_SECRET: "x".repeat(32) };
  expect(policyOf(env, true)["form-action"]).toEqual(["'self'", "https://view.example"]);
  expect(policyOf(env)["form-action"]).toEqual(["'self'"]);
});
