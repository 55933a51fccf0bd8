import { expect, test } from "vitest";
import { readConfig } from "#infra/config.server.ts";
import { safetyHeaders } from "./page-headers.ts";

test.each([
  ["https://www.example.com", "max-age=63072000"],
  ["http://localhost:3000", undefined],
])("at %s browsers are told: %s", (publicUrl, told) => {
  expect(safetyHeaders(readConfig({ PUBLIC_URL: publicUrl }))["Strict-Transport-Security"]).toBe(told);
});
