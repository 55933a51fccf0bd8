import { type Selectable, sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { type AgendaEvent, eventNames, readEvent } from "./read-event.server.ts";
import type { RegistrationState } from "./registration-states.ts";
import type { EventRow, RegistrationRow } from "./registration-view.ts";
import type { EventRegistrationTable } from "./tables.server.ts";
import "./tables.server.ts";

/** Returns every published event with how many signed up, the latest first. */
export async function listEvents(db: Database, locale: Locale): Promise<EventRow[]> {
  const events = eventNames().map((name) => readEvent(name, locale)!);
  const counts = await countByEvent(db);
  return events
    .sort((one, other) => other.starts.getTime() - one.starts.getTime())
    .map((event) => viewEvent(event, counts.get(event.id)));
}

/** Returns a published event with how many signed up; undefined when there is none of the name. */
export async function findEvent(db: Database, name: string, locale: Locale): Promise<EventRow | undefined> {
  const event = readEvent(name, locale);
  return event && viewEvent(event, (await countByEvent(db, event.id)).get(event.id));
}

type Counts = Pick<EventRow, "seat" | "waiting" | "checked_in">;

function viewEvent({ id, words, starts, ends, seats }: AgendaEvent, counts: Counts | undefined): EventRow {
  return {
    id,
    title: words.title,
    sample: words.sample,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    seats: seats ?? null,
    ...(counts ?? { seat: 0, waiting: 0, checked_in: 0 }),
  };
}

async function countByEvent(db: Database, event?: string): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { event: string }>`
    select event, (count(*) filter (where state = 'seat'))::int as seat,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'seat' and checked_in_at is not null))::int as checked_in
    from event_registrations ${event === undefined ? sql`` : sql`where event = ${event}`} group by event`.execute(db);
  return new Map(rows.map(({ event: name, ...counts }) => [name, counts]));
}

export interface RegistrationFilter {
  event: string;
  /** A part of the name or the address. */
  q?: string | undefined;
  state?: RegistrationState | undefined;
}

type Position = readonly [Date, string];
type Listed = Selectable<EventRegistrationTable> & { place: number };

/** Returns who signed up for an event, the earliest first, which is the order of the queue. */
export async function listRegistrations(
  db: Database,
  { event, q, state }: RegistrationFilter,
  { limit, after }: { limit: number; after?: Position | undefined },
): Promise<RegistrationRow[]> {
  const pattern = q && `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<Listed>`
    select * from (
      select *, (count(*) filter (where state = 'waiting') over (order by registered_at, id))::int as place
      from event_registrations where event = ${event}
    ) listed
    where ${state ? sql`state = ${state}` : sql`true`}
      and ${pattern ? sql`(lower(email) like ${pattern} or lower(name) like ${pattern})` : sql`true`}
      and ${after ? sql`(registered_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by registered_at, id limit ${limit}`.execute(db);
  return rows.map(viewRegistration);
}

/** Rows that are read at once for a file. */
const batchSize = 1000;

/** Yields all who signed up for an event, in batches, for a file. */
export async function* allRegistrations(db: Database, filter: RegistrationFilter): AsyncGenerator<RegistrationRow[]> {
  let after: Position | undefined;
  for (;;) {
    const batch = await listRegistrations(db, filter, { limit: batchSize, after });
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    after = [new Date(last.registered_at), last.id];
  }
}

function viewRegistration(row: Listed): RegistrationRow {
  const { id, name, email, locale, state, contact_consent } = row;
  return {
    id,
    name,
    email,
    locale,
    state,
    place: state === "waiting" ? row.place : null,
    registered_at: row.registered_at.toISOString(),
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    contact_consent,
  };
}

/**
 * Records that somebody came, or that this was an error; only who has a seat can come. Repeatable: who is checked in twice
 * keeps the first time.
 */
export async function checkIn(
  { event, id, present }: { event: string; id: string; present: boolean },
  actor: Actor,
  { db, now }: { db: Database; now: () => Date },
): Promise<"changed" | "not_found" | "no_seat"> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom("event_registrations")
      .select(["state", "checked_in_at"])
      .where("id", "=", id)
      .where("event", "=", event)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return "not_found";
    if (found.state !== "seat") return "no_seat";
    if ((found.checked_in_at !== null) === present) return "changed";
    await trx
      .updateTable("event_registrations")
      .set({ checked_in_at: present ? at : null })
      .where("id", "=", id)
      .execute();
    await notifyAdmin(trx, "events", event);
    await recordChange(trx, actor, at, {
      action: present ? "event.checked_in" : "event.check_in_undone",
      object: { kind: "events", id: event },
      after: { registration: id },
    });
    return "changed";
  });
}
