import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseForms, sendRightsFormMail } from "#accounts/rights/rights-forms.server.ts";
import { fulfilRequests } from "#accounts/rights/rights-requests.server.ts";
import { buildApi } from "#api/http/app.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { staffLogin } from "../support/staff.ts";

const day = 86_400_000;
const fields = {
  name: "Sari Wulandari",
  email: "Sari@contoh.co.id",
  kind: "correct",
  details: "Nama perusahaan saya keliru.",
  page: "/en/v2/privacy-policy/request",
};

let base: OpenDatabase;
let app: FastifyInstance;
let time: Date;
let secret: string;
const jobs = recordingJobs();
const mails: Mail[] = [];

beforeAll(async () => {
  base = await openMigratedPglite();
  const now = () => time;
  const deps = testDeps(base.db, { jobs, now, authenticate: staffLogin(base.db, now) });
  secret = readAuthSecret(deps.config);
  app = await buildApi(deps, { calls: auditedCalls(base.db) });
});
afterAll(() => app.close());
beforeEach(async () => {
  time = new Date("2026-11-28T02:00:00Z");
  for (const table of ["rights_forms", "rights_requests"] as const) await base.db.deleteFrom(table).execute();
  [jobs.sent.length, mails.length] = [0, 0];
});

const post = (url: string, body: Record<string, string>, ip = "203.0.113.1") =>
  app.inject({
    method: "POST",
    url: `/api/privacy-requests${url}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    remoteAddress: ip,
    payload: new URLSearchParams(body).toString(),
  });

/** Sends the mail that was enqueued last, and returns the path of its link. */
async function mailedLink(): Promise<string> {
  const { form } = jobs.sent.at(-1)!.data as { form: string };
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const urls = { publicUrl: "https://a.example", apiUrl: "https://a.example/api" };
  await sendRightsFormMail(form, { db: base.db, mailer, ...urls, secret });
  return /https:\/\/a\.example(\/api\/privacy-requests\/confirm\?token=[\w.-]+)/.exec(mails.at(-1)!.text)![1]!;
}

const requests = () => base.db.selectFrom("rights_requests").selectAll().execute();
const confirm = async (link: string, page = "") =>
  (await post(link.slice("/api/privacy-requests".length), page ? { page } : {})).headers.location;

test("a form becomes a request once the owner of the address pressed the button; opening the link changes nothing", async () => {
  const sent = await post("", fields, "203.0.113.2");
  expect([sent.statusCode, sent.headers.location]).toEqual([303, "/en/v2/privacy-policy/request/sent"]);
  expect(await requests()).toEqual([]);
  const link = await mailedLink();
  expect(mails).toMatchObject([{ to: "Sari@contoh.co.id" }]);
  // Whoever typed the address may be a stranger, who must not write to it through us.
  expect(mails[0]!.text).not.toMatch(/Wulandari|keliru/);

  time = new Date(time.getTime() + day);
  const opened = await app.inject(link);
  expect(opened.headers.location).toMatch(/^\/en\/privacy-policy\/request\/confirm\?token=/);
  expect(await requests()).toEqual([]);
  const page = "/en/v2/privacy-policy/request/confirm";
  for (let again = 0; again < 2; again++)
    expect(await confirm(link, page)).toBe("/en/v2/privacy-policy/request/confirmed");
  expect((await app.inject(link)).headers.location).toBe("/en/privacy-policy/request/confirmed");
  const [request, ...others] = await requests();
  expect(others).toEqual([]);
  expect(request).toMatchObject({ kind: "correct", state: "open", received_at: time, recorded_by: "job:rights-form" });

  const read = () =>
    app.inject({ url: `/api/admin/people/requests/${request!.id}`, headers: { authorization: "Bearer admin" } });
  expect((await read()).json().data.form).toEqual({
    name: "Sari Wulandari",
    email: "Sari@contoh.co.id",
    details: "Nama perusahaan saya keliru.",
  });
  await base.db.transaction().execute(async (trx) => {
    const about = { kind: "correct", email: "sari@contoh.co.id", by: "rina" } as const;
    expect(await fulfilRequests(trx, about, { now: time, secret })).toHaveLength(1);
  });
  expect(await base.db.selectFrom("rights_forms").select("ended_at").execute()).toEqual([{ ended_at: time }]);
  await base.db.transaction().execute((trx) => eraseForms(trx, "sari@contoh.co.id"));
  expect((await read()).json().data.form).toBeNull();
});

test("a link is refused when it is forged or older than seven days", async () => {
  await post("", { ...fields, email: "lama@contoh.id" }, "203.0.113.3");
  const link = await mailedLink();
  expect(await confirm(`${link}x`)).toBe("/privacy-policy/request/link-not-valid");
  time = new Date(time.getTime() + 7 * day);
  expect((await app.inject(link)).headers.location).toBe("/privacy-policy/request/link-not-valid");
  expect(await confirm(link)).toBe("/privacy-policy/request/link-not-valid");
  expect(await requests()).toEqual([]);
});

test("what is missing is said on the page of the form, with everything typed", async () => {
  const refused = await post("", { ...fields, name: "", kind: "" }, "203.0.113.4");
  expect(refused.statusCode).toBe(400);
  const { pathname, state } = refused.json();
  expect(pathname).toBe("/en/v2/privacy-policy/request");
  expect(state.values).toMatchObject({ email: fields.email, details: fields.details });
  expect(state.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
    ["name", "required"],
    ["kind", "required"],
  ]);
});

test("a program that fills in every field causes no mail, and one address gets three an hour, whoever enters it", async () => {
  expect((await post("", { ...fields, website: "x" }, "203.0.113.5")).headers.location).toMatch(/\/sent$/);
  expect(jobs.sent).toEqual([]);
  const statuses: number[] = [];
  for (let number = 0; number < 4; number++) {
    const email = number % 2 ? "ramai@contoh.id" : "Ramai@contoh.id";
    statuses.push((await post("", { ...fields, email }, `203.0.113.${10 + number}`)).statusCode);
  }
  expect(statuses).toEqual([303, 303, 303, 429]);
  expect(jobs.sent).toHaveLength(3);
});
