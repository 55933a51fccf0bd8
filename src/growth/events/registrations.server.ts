import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { presentName, storedNames } from "#content/read-entry.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { consentProof, type PrivacyText } from "#text/consent-proof.ts";
import { type AgendaEvent, readEvent } from "./read-event.server.ts";
import type { RegistrationForm } from "./registration-form.ts";
import { type RegistrationState, registrationTransition } from "./registration-states.ts";
import { announcementOf, changeSeats } from "./seats.server.ts";
import type { Arrival, EventRegistrationTable } from "./tables.server.ts";
import "./tables.server.ts";

export type EventMailKind = "seat" | "waiting" | "moved-up" | "changed" | "day" | "hour";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    /** `at` tells a mail that is sent again from one that repeats it: when it was asked for, or the event's beginning. */
    "event-mail": { registration: string; kind: EventMailKind; at: string };
    /** The lead of somebody who allowed sales to write. */
    "event-lead": { registration: string };
  }
}

export type Registration = Selectable<EventRegistrationTable>;

interface Deps {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
}

/** The texts in force beside the form; hashes are SHA-256, hexadecimal. */
export interface RegistrationTexts extends PrivacyText {
  contactHash: string;
}

/** Whether events that are samples can be signed up for, which they can where the suite is tried out. */
interface Offer {
  takesSamples: boolean;
}

/** Returns the event that a name means where it can be signed up for now, or why it cannot. */
function findOpenEvent(
  name: string,
  { takesSamples, now }: Offer & { now: Date },
): { ok: true; event: AgendaEvent } | { ok: false; code: "not_found" | "event_over" } {
  const event = readEvent(name, "id");
  if (!event || (event.words.sample && !takesSamples)) return { ok: false, code: "not_found" };
  return event.ends > now ? { ok: true, event } : { ok: false, code: "event_over" };
}

/**
 * Signs somebody up for an event: a seat, or where none is free a place in the queue, and the mail that says which. An
 * address that is signed up already gets its mail again and keeps name, place and consent; the caller cannot tell the
 * difference.
 * A program that fills in every field is answered the same and stores nothing.
 */
export async function register(
  form: RegistrationForm,
  texts: RegistrationTexts,
  { db, jobs, now, takesSamples }: Deps & Offer,
): Promise<"accepted" | "not_found" | "event_over"> {
  const at = now();
  const found = findOpenEvent(form.event, { takesSamples, now: at });
  if (!found.ok) return found.code;
  if (form.website !== undefined && form.website !== null && form.website !== "") return "accepted";
  const { event } = found;
  await db.transaction().execute((trx) =>
    changeSeats(trx, event, { jobs, now: at }, async (hasRoom) => {
      const before = await findByAddress(trx, event.id, form.email);
      const placing = { texts, hasRoom, announced: announcementOf(event), at };
      const { id, state } = before
        ? await signUpAgain(trx, before, form, placing)
        : await insert(trx, event, form, placing);
      await jobs.send(trx, "event-mail", { registration: id, kind: mailOf(state), at: at.toISOString() });
      const isNew = !before || before.state !== state;
      if (isNew && form.contact_consent && !before?.contact_consent)
        await jobs.send(trx, "event-lead", { registration: id });
    }),
  );
  return "accepted";
}

const mailOf = (state: RegistrationState) => (state === "waiting" ? "waiting" : "seat");

function findByAddress(trx: Trx, event: string, email: string): Promise<Registration | undefined> {
  return trx
    .selectFrom("event_registrations")
    .selectAll()
    .where("event", "=", event)
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .executeTakeFirst();
}

type Placed = Pick<Registration, "id" | "state">;

interface Placing {
  texts: RegistrationTexts;
  hasRoom: boolean;
  /** The time and place that the person's mail states. */
  announced: string;
  at: Date;
}

async function insert(
  trx: Trx,
  event: AgendaEvent,
  form: RegistrationForm,
  { texts, hasRoom, announced, at }: Placing,
): Promise<Placed> {
  const { name, email, locale } = form;
  const placed = { id: randomUUID(), state: hasRoom ? "seat" : "waiting" } as const;
  await trx
    .insertInto("event_registrations")
    .values({
      ...placed,
      event: event.id,
      name,
      email,
      locale,
      registered_at: at,
      changed_at: at,
      ends_at: event.ends,
      announced,
      ...consentOf(form, texts),
      arrival: JSON.stringify(arrivalOf(form)),
    })
    .execute();
  return placed;
}

/**
 * Somebody who had cancelled comes last in the queue, under the name that they give now and with the consent of this form.
 * Nothing of others is changed: anybody may have entered their address.
 */
async function signUpAgain(
  trx: Trx,
  before: Registration,
  form: RegistrationForm,
  { texts, hasRoom, announced, at }: Placing,
): Promise<Placed> {
  const { name, locale } = form;
  const state = registrationTransition(before.state, hasRoom ? "register" : "queue");
  if (!state) return before;
  const reminders = { day_reminder_for: null, hour_reminder_for: null, checked_in_at: null };
  await trx
    .updateTable("event_registrations")
    .set({ state, name, locale, registered_at: at, changed_at: at, announced, ...reminders, ...consentOf(form, texts) })
    .where("id", "=", before.id)
    .execute();
  return { id: before.id, state };
}

function consentOf(form: RegistrationForm, texts: RegistrationTexts) {
  const { contact_consent, privacy_version: shown } = form;
  const { text_hash, ...privacy } = consentProof(shown, texts, contact_consent ? texts.contactHash : null);
  return { contact_consent, contact_hash: text_hash, ...privacy };
}

const arrivalOf = ({ utm_source, utm_medium, utm_campaign, utm_term }: RegistrationForm): Arrival => ({
  utm_source,
  utm_medium,
  utm_campaign,
  utm_term,
});

/** What the link of a mail shows: the state, and of who waits their place in the queue, counted from 1. */
export interface OwnRegistration {
  event: string;
  state: RegistrationState;
  place: number | null;
}

/** Returns what somebody sees of their registration; changes nothing. */
export async function findOwn(db: Database, id: string): Promise<OwnRegistration | undefined> {
  const found = await db
    .selectFrom("event_registrations")
    .select(["id", "event", "state", "registered_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return undefined;
  // The name that the event has now, should editors have changed it.
  const event = presentName("events", found.event) ?? found.event;
  return { event, state: found.state, place: await placeOf(db, found) };
}

type Queued = Pick<Registration, "id" | "event" | "state" | "registered_at">;

/** Returns the place of somebody who waits, counted from 1; null for others. */
export async function placeOf(db: Database, { id, event, state, registered_at }: Queued): Promise<number | null> {
  if (state !== "waiting") return null;
  const { before } = await db
    .selectFrom("event_registrations")
    .select((eb) => eb.fn.countAll<string>().as("before"))
    .where("event", "in", storedNames("events", presentName("events", event) ?? event))
    .where("state", "=", "waiting")
    .where((eb) =>
      eb.or([
        eb("registered_at", "<", registered_at),
        eb.and([eb("registered_at", "=", registered_at), eb("id", "<", id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(before) + 1;
}

/**
 * Cancels a registration by the button behind the link of a mail; the seat goes to the next of the queue. After the event it
 * stays as it was. Repeatable.
 */
export async function cancel(
  id: string,
  { db, jobs, now }: Deps,
): Promise<Pick<Registration, "event" | "locale"> | undefined> {
  const at = now();
  const found = await db
    .selectFrom("event_registrations")
    .select(["event", "locale"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (found)
    await db.transaction().execute((trx) => withSeats(trx, found.event, { jobs, now: at }, () => end(trx, id, at)));
  return found;
}

async function end(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable("event_registrations")
    .set({ state: "cancelled", changed_at: at })
    .where("id", "=", id)
    .where("state", "!=", "cancelled")
    .where("ends_at", ">", at)
    .execute();
}

/** Runs a change that may free seats; of an event that is no longer published nobody moves up. */
async function withSeats(
  trx: Trx,
  name: string,
  deps: { jobs: Deps["jobs"]; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const event = readEvent(name, "id");
  await (event ? changeSeats(trx, event, deps, change) : change());
}

/** Deletes the registrations of an address; seats that are free then go to the next of the queue. */
export async function eraseRegistrations(
  trx: Trx,
  email: string,
  deps: { jobs: Deps["jobs"]; now: Date },
): Promise<void> {
  const own = await registrationsOf(trx, email);
  // Each event is locked until the end: always in the same order, so that two erasures do not wait for each other.
  const nameOf = (event: string) => presentName("events", event) ?? event;
  for (const { id, event } of own.toSorted((one, other) => (nameOf(one.event) < nameOf(other.event) ? -1 : 1)))
    await withSeats(trx, event, deps, async () => {
      await trx.deleteFrom("event_registrations").where("id", "=", id).execute();
    });
}

/** Returns the registrations of an address, for an export and for the back office. */
export function registrationsOf(db: Database | Trx, email: string): Promise<Registration[]> {
  return db
    .selectFrom("event_registrations")
    .selectAll()
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .orderBy("registered_at")
    .execute();
}
