import { expect, it } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { mailPreview } from "#api/site/mail-preview.ts";
import { mailSamples } from "#api/site/mail-samples/samples.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { testDeps } from "../support/api.ts";

const noDatabase = {} as Database;

it("shows every mail complete, in light and dark, beside its plain text", async () => {
  const app = await buildApi(testDeps(noDatabase), { calls: mailPreview });
  const list = (await app.inject("/api/mails")).body;
  for (const { name, locales } of mailSamples) {
    for (const locale of locales) {
      const address = `/api/mails/${name}/${locale}`;
      expect(list).toContain(`href="${address}"`);
      const preview = await app.inject(address);
      expect([address, preview.statusCode]).toEqual([address, 200]);
      expect(preview.body).toContain("<pre>");
      const [light, dark] = await Promise.all(
        ["light", "dark"].map(async (scheme) => (await app.inject(`${address}/html?scheme=${scheme}`)).body),
      );
      expect(light).toContain('src="data:image/png;base64,');
      expect(light).toContain("@media not all");
      expect(dark).toContain("@media all");
    }
  }
});

it("responds with 404 for an unknown mail, and for a language in which it does not exist", async () => {
  const app = await buildApi(testDeps(noDatabase), { calls: mailPreview });
  for (const path of ["/api/mails/nothing/id", "/api/mails/request-notice/en"]) {
    expect((await app.inject(path)).statusCode).toBe(404);
  }
});

it("does not exist in production", async () => {
  const deps = testDeps(noDatabase, {}, { NODE_ENV: "production", AUTH_SECRET: "x".repeat(32) });
  const app = await buildApi(deps, { calls: mailPreview });
  expect((await app.inject("/api/mails")).statusCode).toBe(404);
});
