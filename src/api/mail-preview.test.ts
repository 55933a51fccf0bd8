import { expect, it } from "vitest";
import { letterWords } from "#accounts/mails/words.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { buildApi } from "./app.ts";
import { mailPreview } from "./mail-preview.ts";
import { testDeps } from "./testing.server.ts";

const noDatabase = {} as Database;

it("shows every letter in both languages, whole", async () => {
  const app = await buildApi(testDeps(noDatabase), { calls: mailPreview });
  for (const kind of Object.keys(letterWords)) {
    for (const locale of ["id", "en"]) {
      const answer = await app.inject(`/api/mails/${kind}/${locale}`);
      expect([kind, answer.statusCode]).toEqual([kind, 200]);
      expect(answer.body).toContain(`lang="${locale}"`);
      expect([kind, /\{\w+\}/.exec(answer.body.replace(/<style[\s\S]*?<\/style>/g, ""))]).toEqual([kind, null]);
    }
  }
});

it("does not exist in production", async () => {
  const deps = testDeps(noDatabase, {}, { NODE_ENV: "production", AUTH_SECRET: "x".repeat(32) });
  const app = await buildApi(deps, { calls: mailPreview });
  expect((await app.inject("/api/mails")).statusCode).toBe(404);
});
