import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readSet } from "#content/read-set.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { sampleCall } from "#site/pages/docs/docs-api-group.tsx";
import { readReference } from "#site/pages/docs/reference/api-reference.ts";
import { hasCode } from "#site/pages/docs/reference/reference-pages.ts";
import { sampleNamed } from "#site/pages/docs/samples/sample-files.ts";
import { type SampleLanguage, sampleLanguages } from "#site/pages/docs/samples/sample-request.ts";
import { writeSample } from "#site/pages/docs/samples/write-sample.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedDatabase } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { runsAll } from "../support/runs-all.ts";
import { loggedIn, testPassword, totp } from "../support/test-browser.ts";
import { isInstalled, runSample } from "./run-code.ts";

/** Every sample of the documentation is run against a real server: with curl, or in every language that this machine has. */
const languages = (Object.keys(sampleLanguages) as SampleLanguage[]).slice(0, runsAll ? undefined : 1);
let base: OpenDatabase;
let app: FastifyInstance;
let urls: { api: string; site: string };
let token: string;
/** The address of each language's authenticator: a code is accepted once. */
const secondFactors = new Map<SampleLanguage, string>();
/** What the server answered since the last sample: `status code`. */
let answers: string[] = [];

beforeAll(async () => {
  base = await openMigratedDatabase();
  await seedShop(base.db, new Date());
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  urls = { api: `${site}/api`, site };
  app = await buildApi(testDeps(base.db, {}, { RATE_LIMIT_CALLS: "100000", PUBLIC_URL: site }));
  app.server.prependListener("request", (_request, response) => {
    const end = response.end.bind(response);
    response.end = ((chunk?: unknown, ...rest: never[]) => {
      const code = /"code":"(\w+)"/.exec(String(chunk))?.[1] ?? "";
      answers.push(`${response.statusCode} ${response.statusCode < 400 ? "" : code}`.trim());
      return end(chunk, ...rest);
    }) as typeof response.end;
  });
  await app.listen({ port, host: "127.0.0.1" });
  const owner = await loggedIn(app, "sari", { origin: site });
  token = owner.token!;
  for (const language of languages) {
    const careful = await loggedIn(app, `dewi-${language}`, { origin: site });
    await base.db.updateTable("users").set({ email_verified: true }).execute();
    const { totpURI } = (await careful.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
    await careful.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
    secondFactors.set(language, totpURI);
  }
});
afterAll(async () => {
  await app.close();
  await base.close();
});

const printed: Record<string, RegExp> = {
  packages: /big-social-starter/,
  login: /sari@contoh\.id/,
  quote: /12765000/,
  order: /ORD-/,
  orders: /\S/,
  contact: /received_at/,
  search: /data/,
  retry: /data/,
};
const named = readSet("id", "docs")
  .guides.flatMap(({ parts }) => parts.flatMap(({ samples = [] }) => samples))
  .filter((name) => !name.startsWith("http-") && name !== "webhook");

for (const language of languages)
  describe.skipIf(!isInstalled(language))(sampleLanguages[language], () => {
    test.each([...new Set(["packages", ...named])])("%s", async (name) => {
      const env = { EMAIL: "sari@contoh.id", PASSWORD: testPassword, TOKEN: token, KEY: `order-${language}` };
      const output = await runSample(language, sampleNamed(name, urls)[language]!, { env });
      expect(output).toMatch(printed[name]!);
    });

    test("login with a second step", async () => {
      const env = {
        EMAIL: `dewi-${language}@contoh.id`,
        PASSWORD: testPassword,
        CODE: totp(secondFactors.get(language)!, 1),
      };
      expect(await runSample(language, sampleNamed("login", urls)[language]!, { env })).toMatch(/dewi/);
    });

    test("the samples of the reference are understood", async () => {
      const calls = readReference(app.swagger()).flatMap((group) => group.calls.filter(hasCode));
      expect(calls.length).toBeGreaterThan(20);
      const refused: string[] = [];
      for (const call of calls) {
        answers = [];
        await runSample(language, writeSample(sampleCall(call), urls.api)[language], {
          env: { TOKEN: token },
          mayFail: true,
        });
        const answer = answers.join();
        const isUnderstood = answer !== "" && !/^(400 invalid|401 unauthorized|40[35]|413|415|5)/.test(answer);
        if (!isUnderstood) refused.push(`${call.method} ${call.path}: ${answer}`);
      }
      expect(refused).toEqual([]);
    });
  });
