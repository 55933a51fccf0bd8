import type { FastifyInstance } from "fastify";
import { sql, type ValueNode } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { EventWords } from "#content/kinds/events.ts";
import { advanceEvents, sendEventMail } from "#growth/events/event-jobs.server.ts";
import { eraseRegistrations, findOwn, registrationsOf } from "#growth/events/registrations.server.ts";
import { fullEvents } from "#growth/events/seats.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Queues } from "#infra/jobs/queues.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { enqueueDeliveries, sendToCrm } from "#leads/delivery/deliver-lead.server.ts";
import type { LeadReceived } from "#leads/deps.server.ts";
import { receiveEventInterest } from "#leads/requests/receive-event-interest.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { id, publish, starts, unpublish } from "../support/small-event.ts";

const hour = 3_600_000;
let base: OpenDatabase;
let app: FastifyInstance;
let time: Date;
let secret: string;
const jobs = recordingJobs();

beforeAll(async () => {
  base = await openMigratedPglite();
  await prepareStoreLead(base.db);
  const deps = testDeps(base.db, { jobs, now: () => time }, { PUBLIC_URL: "https://a.example" });
  secret = readAuthSecret(deps.config);
  app = await buildApi(deps, { calls: auditedCalls(base.db) });
});
afterAll(async () => {
  unpublish();
  await app.close();
});
beforeEach(async () => {
  time = new Date("2026-12-01T02:00:00Z");
  publish({});
  jobs.sent.length = 0;
  await base.db.deleteFrom("event_registrations").execute();
  await base.db.deleteFrom("leads").execute();
});

let sender = 0;
const post = (url: string, body: Record<string, string>) => {
  sender = (sender + 1) % 250;
  return app.inject({
    method: "POST",
    url: `/api/event-registrations${url}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    remoteAddress: `203.0.113.${sender}`,
    payload: new URLSearchParams(body).toString(),
  });
};

/** Signs an address up, a second later than the one before. */
async function signUp(email: string, more: Record<string, string> = {}) {
  time = new Date(time.getTime() + 1000);
  return post("", { event: id, name: "Sari Wulandari", email, page: `/en/v2/events/${id}`, ...more });
}

const states = async () =>
  (await base.db.selectFrom("event_registrations").select(["email", "state"]).orderBy("registered_at").execute()).map(
    ({ email, state }) => `${email} ${state}`,
  );

/** Sends what was enqueued, and returns the mails. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const deps = { db: base.db, mailer, now: () => time, publicUrl: "https://a.example", secret };
  for (const { queue, data } of jobs.sent.splice(0))
    if (queue === "event-mail") await sendEventMail(data as Queues["event-mail"], deps);
  return sent;
}

const round = () => advanceEvents({ db: base.db, jobs: jobs as Jobs, now: () => time });
const idOf = async (email: string) => (await registrationsOf(base.db, email))[0]!.id;
const cancel = async (email: string) =>
  post(`/cancel?${new URLSearchParams({ token: linkToken("event", await idOf(email), secret) })}`, {
    page: `/en/v2/events/${id}`,
  });

test("the first gets the seat, the next waits, and moves up with a mail when the first cancels", async () => {
  const sent = await signUp("satu@contoh.id");
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/en/v2/events/${id}?sent=1#registration`]);
  await signUp("dua@contoh.id");
  await signUp("tiga@contoh.id");
  expect(await states()).toEqual(["satu@contoh.id seat", "dua@contoh.id waiting", "tiga@contoh.id waiting"]);
  expect(await findOwn(base.db, await idOf("tiga@contoh.id"))).toEqual({ event: id, state: "waiting", place: 2 });
  expect(await fullEvents(base.db, time)).toEqual([id]);

  const [seat, waiting] = await mails();
  expect(seat).toMatchObject({ to: "satu@contoh.id", attachments: [{ filename: `${id}.ics` }] });
  expect(seat!.text).toContain("https://meet.example/satu-kursi");
  expect(seat!.text).not.toContain("Wulandari");
  const calendar = seat!.attachments![0]!.content.toString().replaceAll("\r\n ", "");
  expect(calendar).toContain("DTSTART:20261210T030000Z");
  expect(calendar).toContain("LOCATION:https://meet.example/satu-kursi");
  expect(waiting!.text).toContain("number 1 on the waiting list");
  // Only those who have a seat can join.
  expect(waiting!.text).not.toContain("meet.example");
  expect(waiting!.attachments).toBeUndefined();

  const cancelled = await cancel("satu@contoh.id");
  expect(cancelled.headers.location).toMatch(new RegExp(`^/en/v2/events/${id}\\?registration=.+#registration$`));
  expect((await cancel("satu@contoh.id")).statusCode).toBe(303);
  expect(await states()).toEqual(["satu@contoh.id cancelled", "dua@contoh.id seat", "tiga@contoh.id waiting"]);
  const moved = await mails();
  expect(moved.map(({ to }) => to)).toEqual(["dua@contoh.id"]);
  expect(moved[0]!.subject).toContain("A seat for you");

  // Who signs up again comes last.
  await signUp("satu@contoh.id");
  expect(await states()).toEqual(["dua@contoh.id seat", "tiga@contoh.id waiting", "satu@contoh.id waiting"]);
});

test("a second sign-up of an address answers the same, changes nothing, and its owner gets the mail again", async () => {
  const first = await signUp("sari@contoh.id");
  await mails();
  const second = await signUp("SARI@contoh.id", { name: "Orang lain" });
  expect([second.statusCode, second.headers.location]).toEqual([first.statusCode, first.headers.location]);
  expect(await base.db.selectFrom("event_registrations").select(["name", "state"]).execute()).toEqual([
    { name: "Sari Wulandari", state: "seat" },
  ]);
  expect(await mails()).toMatchObject([{ to: "sari@contoh.id" }]);
});

test("reminders go out a day and an hour before, once, and not to who cancelled, waits, or has just got the seat", async () => {
  publish({ seats: 3 });
  await signUp("satu@contoh.id");
  await signUp("batal@contoh.id");
  await cancel("batal@contoh.id");
  await signUp("dua@contoh.id");
  await signUp("tiga@contoh.id");
  await signUp("tunggu@contoh.id");
  await mails();
  const at = async (hours: number) => {
    time = new Date(starts.getTime() - hours * hour);
    await round();
    return (await mails()).map(({ to, subject }) => `${to} ${subject.split(":")[0]}`).sort();
  };
  expect(await at(25)).toEqual([]);
  const three = ["dua", "satu", "tiga"].map((name) => `${name}@contoh.id`);
  expect(await at(24)).toEqual(three.map((email) => `${email} Coming up`));
  expect(await at(23.9)).toEqual([]);
  await cancel("tiga@contoh.id");
  expect(await mails()).toMatchObject([{ to: "tunggu@contoh.id" }]);
  expect(await at(20)).toEqual([]);
  expect(await at(1)).toEqual(["dua", "satu", "tunggu"].map((name) => `${name}@contoh.id In an hour`));
  expect(await at(0.5)).toEqual([]);
});

test("an event that editors move reminds anew, with more seats those who wait get them, and a new name changes nothing", async () => {
  await signUp("satu@contoh.id");
  await signUp("dua@contoh.id");
  await mails();
  time = new Date(starts.getTime() - 20 * hour);
  await round();
  expect(await mails()).toHaveLength(1);
  publish({ id: "dua-kursi", starts: "2026-12-12T10:00", ends: "2026-12-12T11:00", seats: 2 }, [
    { slug: id, target: "dua-kursi" },
  ]);
  expect(await findOwn(base.db, await idOf("satu@contoh.id"))).toMatchObject({ event: "dua-kursi", state: "seat" });
  await round();
  // Who moves up learns the new time by that mail.
  expect((await mails()).map(({ to, subject }) => `${to} ${subject.split(":")[0]}`)).toEqual([
    "dua@contoh.id A seat for you",
    "satu@contoh.id New time or place",
  ]);
  expect(await base.db.selectFrom("event_registrations").select(["event", "state", "ends_at"]).execute()).toEqual(
    [1, 2].map(() => ({ event: "dua-kursi", state: "seat", ends_at: new Date("2026-12-12T04:00:00Z") })),
  );
  time = new Date("2026-12-11T04:00:00Z");
  await round();
  expect(await mails()).toHaveLength(2);
});

test("who is signed up is told once when editors move the event, and of no other change", async () => {
  await signUp("satu@contoh.id");
  await signUp("dua@contoh.id");
  await signUp("batal@contoh.id");
  await cancel("batal@contoh.id");
  await mails();
  const told = async (own: Partial<EventWords>) => {
    publish(own);
    await round();
    await round();
    return (await mails()).map(({ to }) => to).sort();
  };
  const both = ["dua@contoh.id", "satu@contoh.id"];
  expect(await told({ body: "Lain." })).toEqual([]);
  expect(await told({ starts: "2026-12-10T10:30" })).toEqual(both);
  expect(await told({ starts: "2026-12-10T10:30", place: "Kantor BigSuite" })).toEqual(both);
  expect(await told({ starts: "2026-12-10T10:30", place: "Kantor BigSuite", meeting: undefined })).toEqual(both);
  expect(await told({ starts: "2026-12-10T10:30", place: "Kantor BigSuite" })).toEqual([]);
  // Who comes back after a change has it from the confirmation.
  publish({});
  await signUp("batal@contoh.id");
  expect((await mails()).map(({ to, subject }) => `${to} ${subject.split(":")[0]}`).sort()).toEqual([
    "batal@contoh.id Waiting list",
    "dua@contoh.id New time or place",
    "satu@contoh.id New time or place",
  ]);
  await cancel("batal@contoh.id");
  // Of those who were signed up before this was kept, nobody knows what they were told.
  await base.db.updateTable("event_registrations").set({ announced: null }).execute();
  expect(await told({})).toEqual([]);
  publish({ ends: "2026-12-10T11:30" });
  await round();
  const [waiting, seat] = (await mails()).sort((one, other) => (one.to! < other.to! ? -1 : 1));
  expect(seat!.text).toContain("11:30");
  expect([seat!.attachments?.length, waiting!.attachments]).toEqual([1, undefined]);
  expect(waiting!.text).not.toContain("meet.example");
});

test("after a rename, and another one, seats are counted under every name before any round", async () => {
  await signUp("satu@contoh.id");
  const renamed = [
    { slug: id, target: "antara" },
    { slug: "antara", target: "nama-baru" },
  ];
  publish({ id: "nama-baru" }, renamed);
  expect(await fullEvents(base.db, time)).toEqual(["nama-baru"]);
  expect(await findOwn(base.db, await idOf("satu@contoh.id"))).toMatchObject({ event: "nama-baru", state: "seat" });
  await signUp("dua@contoh.id", { event: "nama-baru" });
  await signUp("satu@contoh.id", { event: "antara" });
  expect(await states()).toEqual(["satu@contoh.id seat", "dua@contoh.id waiting"]);
  const names = await base.db.selectFrom("event_registrations").select("event").distinct().execute();
  expect(names).toEqual([{ event: "nama-baru" }]);
});

test("open screens are told of what a round changed, and of no round without a change", async () => {
  await signUp("layar@contoh.id");
  const told: unknown[] = [];
  const watched = base.db.withPlugin({
    transformQuery({ node }) {
      const isNotice = node.kind === "RawNode" && node.sqlFragments[0]?.includes("pg_notify");
      if (isNotice) told.push((node.parameters[1] as ValueNode).value);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const watchedRound = () => advanceEvents({ db: watched, jobs: jobs as Jobs, now: () => time });
  await watchedRound();
  await watchedRound();
  expect(told).toEqual([]);
  publish({ ends: "2026-12-10T12:00" });
  await watchedRound();
  expect(told).toEqual([`events:${id}`]);
});

test("only a new sign-up takes consent: who is signed up keeps theirs, whoever enters the address", async () => {
  const proof = async () => {
    const { contact_consent, contact_hash, privacy_version, privacy_hash } = (
      await registrationsOf(base.db, "sari@contoh.id")
    )[0]!;
    return { contact_consent, contact_hash, privacy_version, privacy_hash };
  };
  await signUp("sari@contoh.id", { privacy_version: "2020-01-01" });
  const first = await proof();
  expect(first).toMatchObject({ contact_consent: false, contact_hash: null, privacy_hash: null });
  await signUp("sari@contoh.id", { contact_consent: "on" });
  expect(await proof()).toEqual(first);
  await cancel("sari@contoh.id");
  expect(jobs.sent.map(({ queue }) => queue)).not.toContain("event-lead");
  await signUp("sari@contoh.id", { contact_consent: "on" });
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await proof()).toEqual({
    contact_consent: true,
    contact_hash: hash,
    privacy_version: expect.not.stringMatching("2020-01-01"),
    privacy_hash: hash,
  });
  expect(jobs.sent.map(({ queue }) => queue)).toContain("event-lead");
});

const interested = {
  name: "Sari Wulandari",
  email: "boleh@contoh.id",
  locale: "en",
  arrival: { utm_source: "kartu", utm_medium: "", utm_campaign: "", utm_term: "" },
  event: { title: "Satu kursi", product: "big-social" },
} as const;

test("consent brings one lead for sales, without it there is none, and no thank-you mail follows", async () => {
  await signUp("tanpa@contoh.id");
  expect(jobs.sent.map(({ queue }) => queue)).not.toContain("event-lead");
  await signUp("boleh@contoh.id", { contact_consent: "on" });
  await signUp("boleh@contoh.id", { contact_consent: "on" });
  const wanted = jobs.sent.filter(({ queue }) => queue === "event-lead");
  expect(wanted).toEqual([{ queue: "event-lead", data: { registration: await idOf("boleh@contoh.id") } }]);
  const { contact_hash, privacy_hash, privacy_version } = (await registrationsOf(base.db, "boleh@contoh.id"))[0]!;
  expect(contact_hash).toMatch(/^[0-9a-f]{64}$/);

  const interest = {
    ...interested,
    registration: await idOf("boleh@contoh.id"),
    privacy_version,
    privacy_hash,
    contact_hash,
  };
  jobs.sent.length = 0;
  for (let attempt = 0; attempt < 2; attempt++)
    await receiveEventInterest(interest, { db: base.db, jobs, now: () => time });
  const leads = await base.db.selectFrom("leads").selectAll().execute();
  expect(leads).toMatchObject([
    { kind: "event", state: "new", phone: "-", message: "Satu kursi", utm_source: "kartu", marketing_consent: false },
  ]);
  expect(leads[0]).toMatchObject({ details: {}, marketing_hash: contact_hash, privacy_hash, privacy_version });
  const received = jobs.sent.find(({ queue }) => queue === "lead-received")!.data as LeadReceived;
  await enqueueDeliveries(received, { db: base.db, jobs });
  const channels = jobs.sent.flatMap(({ data }) => ("channel" in data ? [data.channel] : []));
  expect(channels).toEqual(["sales-mail"]);

  const sent = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  await sendToCrm(leads[0]!, { url: "https://crm.example", secret: "s" }, time);
  expect(JSON.parse(sent.mock.calls[0]![1]!.body as string).data).toMatchObject({
    name: "Sari Wulandari",
    company: null,
    phone: null,
    job: null,
  });
  sent.mockRestore();
});

test("the lead is not lost when events have brought too many: its job fails, and is retried", async () => {
  const texts = { privacy_version: "1", privacy_hash: null, contact_hash: null };
  const receive = () => {
    const interest = { ...interested, ...texts, registration: crypto.randomUUID() };
    return receiveEventInterest(interest, { db: base.db, jobs, now: () => time });
  };
  await receive();
  await sql`update rate_limits set count = 100000`.execute(base.db);
  await expect(receive()).rejects.toThrow("too many leads");
  await sql`delete from rate_limits`.execute(base.db);
  await receive();
  expect(await base.db.selectFrom("leads").select("id").execute()).toHaveLength(2);
});

test("a past, a missing and, on a public site, a sample event cannot be signed up for; what was typed is kept", async () => {
  time = new Date("2026-12-10T04:00:01Z");
  const late = await signUp("telat@contoh.id");
  expect([late.statusCode, late.json().state.problem.code]).toEqual([409, "event_over"]);
  expect(late.json()).toMatchObject({
    pathname: `/en/v2/events/${id}`,
    state: { values: { email: "telat@contoh.id" } },
  });
  time = new Date("2026-12-01T02:00:00Z");
  expect((await signUp("siapa@contoh.id", { event: "tidak-ada" })).statusCode).toBe(404);
  publish({ sample: true });
  expect((await signUp("contoh@contoh.id")).statusCode).toBe(404);
  expect(await states()).toEqual([]);
});

test("errors are said on the event's page with everything typed, and a program that fills in every field stores nothing", async () => {
  const refused = await signUp("bukan-surel", { name: "" });
  expect(refused.statusCode).toBe(400);
  const { pathname, state } = refused.json();
  expect([pathname, state.values.email]).toEqual([`/en/v2/events/${id}`, "bukan-surel"]);
  expect(state.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
    ["name", "required"],
    ["email", "invalid_email"],
  ]);
  expect((await signUp("bot@contoh.id", { website: "x" })).headers.location).toContain("?sent=1");
  expect([await states(), jobs.sent]).toEqual([[], []]);
});

test("one address gets six mails an hour, whoever enters it", async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 7; number++) statuses.push((await signUp("ramai@contoh.id")).statusCode);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
});

test("a forged link cancels nothing, and after the event nothing is cancelled any more", async () => {
  await signUp("satu@contoh.id");
  const forged = await post("/cancel?token=forged", { page: `/events/${id}` });
  expect(forged.headers.location).toBe(`/events/${id}?registration=forged#registration`);
  time = new Date(starts.getTime() + 2 * hour);
  await cancel("satu@contoh.id");
  expect(await states()).toEqual(["satu@contoh.id seat"]);
});

test("erasing an address frees its seat for the next", async () => {
  await signUp("satu@contoh.id");
  await signUp("dua@contoh.id");
  await base.db.transaction().execute((trx) => eraseRegistrations(trx, "SATU@contoh.id", { jobs, now: time }));
  expect(await states()).toEqual(["dua@contoh.id seat"]);
});
