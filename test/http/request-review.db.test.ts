import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { requestReview } from "#api/leads/request-review.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { receiveContactRequest } from "#leads/requests/receive-request.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { goodArrival, goodRequest } from "../support/leads.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let token = "";
  const jobs = recordingJobs();

  beforeAll(async () => {
    base = await open();
    const deps = testDeps(base.db, { jobs });
    app = await buildApi(deps, { calls: (api) => requestReview(api, deps) });
    const request = contactRequestSchema(phoneEverywhere).parse({ ...goodRequest, website: "x" });
    const received = await receiveContactRequest(request, goodArrival, deps);
    if (received.kind !== "received") throw new Error(received.kind);
    token = linkToken("restore", received.id, readAuthSecret(deps.config));
    jobs.sent.length = 0;
  });
  afterAll(() => app.close());

  const state = async () => (await base.db.selectFrom("leads").select("state").executeTakeFirstOrThrow()).state;
  const openLink = async (linkToken: string) =>
    (await app.inject(`/api/leads/restore?token=${linkToken}`)).headers.location;
  const decide = async (fields: Record<string, string>) => {
    const response = await app.inject({
      method: "POST",
      url: "/api/leads/restore",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
    return [response.statusCode, response.headers.location];
  };

  test("opening the link changes nothing; the button restores, without a login and repeatably", async () => {
    expect(await openLink(token)).toBe(`/request-review?token=${token}`);
    expect(await state()).toBe("suspect");
    expect(await decide({ token, verdict: "spam", page: "/request-review" })).toEqual([303, "/request-review/spam"]);
    expect(await openLink(token)).toBe(`/request-review?token=${token}`);
    const restored = [303, "/en/request-review/restored"];
    for (let time = 0; time < 2; time++)
      expect(await decide({ token, verdict: "restore", page: "/en/request-review" })).toEqual(restored);
    expect(await state()).toBe("new");
    expect(jobs.sent).toMatchObject([{ queue: "lead-received", data: { restored: expect.any(String) } }]);
    expect(await openLink(token)).toBe("/request-review/restored");
    expect(await decide({ token, verdict: "spam", page: "" })).toEqual([303, "/request-review/restored"]);
    expect(await state()).toBe("new");
  });

  test.each(["", "x", `${"0".repeat(36)}.x`])(
    "a forged link (%s) redirects to the page about invalid links",
    async (forged) => {
      expect(await openLink(forged)).toBe("/request-review/link-not-valid");
      expect(await decide({ token: forged, verdict: "restore", page: "//evil.example" })).toEqual([
        303,
        "/request-review/link-not-valid",
      ]);
    },
  );
});
