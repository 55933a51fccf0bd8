import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { register } from "#growth/events/registrations.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { staffLogin } from "../support/staff.ts";

/** Twelve seats, on 9 December 2026. */
const event = "aplikasi-kredit-mikro";

let base: OpenDatabase;
let app: FastifyInstance;
let time = new Date("2026-12-01T02:00:00Z");
const jobs = recordingJobs();

beforeAll(async () => {
  base = await openMigratedPglite();
  const now = () => time;
  const deps = testDeps(base.db, { jobs, now, authenticate: staffLogin(base.db, now) });
  app = await buildApi(deps, { calls: auditedCalls(base.db) });
  const texts = { privacyVersion: "2026-11-28", privacyHash: "a", contactHash: "b" };
  for (let index = 0; index < 14; index++) {
    time = new Date(time.getTime() + 1000);
    const person = { name: `Orang ${index}`, email: `orang-${index}@contoh.id`, locale: "id", contact_consent: false };
    const came = { utm_source: "", utm_medium: "", utm_campaign: "", utm_term: "", privacy_version: "" };
    await register({ event, ...person, ...came } as Parameters<typeof register>[0], texts, {
      db: base.db,
      jobs,
      now,
      takesSamples: true,
    });
  }
});
afterAll(() => app.close());

const call = (role: string, url: string, payload?: object) =>
  app.inject({
    method: payload ? "POST" : "GET",
    url: `/api/admin/events${url}`,
    headers: { authorization: `Bearer ${role}`, "accept-language": "id" },
    ...(payload && { payload }),
  });

test("the list says how many have a seat and wait, and the registrations stand in the order of the queue", async () => {
  const { data } = (await call("viewer", "")).json();
  expect(data.find(({ id }: { id: string }) => id === event)).toMatchObject({ seats: 12, seat: 12, waiting: 2 });
  const first = (await call("viewer", `/${event}/registrations?limit=10`)).json();
  const rest = (await call("viewer", `/${event}/registrations?cursor=${first.meta.next_cursor}`)).json();
  const rows = [...first.data, ...rest.data] as { email: string; place: number | null }[];
  expect(rows.map(({ email }) => email)).toEqual(rows.map((_, index) => `orang-${index}@contoh.id`));
  expect(rows.slice(-3).map(({ place }) => place)).toEqual([null, 1, 2]);
  const waiting = (await call("viewer", `/${event}/registrations?state=waiting&q=ORANG-13`)).json();
  expect(waiting.data).toMatchObject([{ email: "orang-13@contoh.id", place: 2 }]);
});

test("who has a seat is checked in once and the check-in can be taken back; who waits cannot, and a viewer may not", async () => {
  const { data } = (await call("sales", `/${event}/registrations`)).json();
  const checkIn = (role: string, index: number, present = true) =>
    call(role, `/${event}/check-in`, { registration: data[index].id, present });
  expect((await checkIn("viewer", 0)).statusCode).toBe(404);
  for (let again = 0; again < 2; again++) {
    const checked = await checkIn("sales", 0);
    expect(checked.json().data).toMatchObject({ seat: 12, checked_in: 1 });
  }
  expect((await checkIn("sales", 13)).statusCode).toBe(409);
  expect(
    (await call("sales", "/bot-yang-tahu-batas/check-in", { registration: data[0].id, present: true })).statusCode,
  ).toBe(404);
  expect((await checkIn("sales", 0, false)).json().data).toMatchObject({ checked_in: 0 });
  const actions = await base.db.selectFrom("audit_log").select("action").orderBy("id").execute();
  expect(actions.map(({ action }) => action)).toEqual(["event.checked_in", "event.check_in_undone"]);
});

test("the file has every registration, as spreadsheets in the reader's language read it, and is recorded", async () => {
  expect((await call("viewer", `/${event}/export.csv`)).statusCode).toBe(404);
  const { body, headers } = await call("sales", `/${event}/export.csv`);
  expect(headers["content-disposition"]).toContain(`event-${event}.csv`);
  const lines = body.trim().split("\r\n");
  expect(lines[0]).toContain('"Nama";"Surel"');
  expect(lines).toHaveLength(15);
  expect(lines[13]).toMatch(/"orang-12@contoh.id";"Indonesia";"Menunggu";1;/);
  const exported = base.db.selectFrom("audit_log").select("object_id").where("action", "=", "event.exported");
  expect(await exported.execute()).toEqual([{ object_id: event }]);
});

test("a file of more than a thousand people asks for the second factor; it counts what the file has", async () => {
  await sql`
    insert into event_registrations (id, event, name, email, locale, state, registered_at, changed_at, ends_at,
      contact_consent, privacy_version)
    select gen_random_uuid(), ${event}, 'Batal', 'batal-' || number || '@contoh.id', 'id', 'cancelled',
      ${time}::timestamptz, ${time}::timestamptz, ${time}::timestamptz, false, '1'
    from generate_series(1, 987) number`.execute(base.db);
  // 14 and 987 are 1,001, most of whom have cancelled.
  expect((await call("sales:old", `/${event}/export.csv`)).json()).toMatchObject({ code: "confirmation_required" });
  const all = await call("sales", `/${event}/export.csv`);
  expect(all.headers["x-total-rows"]).toBe("1001");
  expect((await call("sales:old", `/${event}/export.csv?state=cancelled`)).statusCode).toBe(200);
  const recorded = await base.db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "event.exported")
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  expect(recorded.map(({ after }) => after)).toEqual([
    { state: "cancelled", registrations: 987 },
    { registrations: 1001 },
  ]);
});
